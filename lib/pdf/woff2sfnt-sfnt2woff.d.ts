declare module "woff2sfnt-sfnt2woff" {
  /** Expands a WOFF 1.0 font into the OpenType file that it was made from. Throws a text where it is no such font. */
  export function toSfnt(woff: Buffer): Buffer;
}
