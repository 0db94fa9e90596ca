import JSZip from "jszip";

export interface Repacking {
  /** Parts that are left out. */
  without?: RegExp;
  /** Parts that are changed on the way. */
  edits?: readonly { of: RegExp; edit: (xml: string, zip: JSZip) => string }[];
}

/** An Office file packed anew: all of it deflated, and no folder in it as a file of its own. */
export async function repack(file: Uint8Array, { without, edits = [] }: Repacking = {}): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  // Off the map: to remove a folder would remove what is in it.
  for (const [name, { dir }] of Object.entries(zip.files))
    if (dir || without?.test(name)) delete zip.files[name];
  for (const [name, part] of Object.entries(zip.files)) {
    const edit = edits.find(({ of }) => of.test(name))?.edit;
    if (edit !== undefined) zip.file(name, edit(await part.async("string"), zip), { createFolders: false });
  }
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE", compressionOptions: { level: 9 } });
}
