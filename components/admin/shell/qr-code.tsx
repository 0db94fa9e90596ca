import { encode } from "uqr";

const QUIET = 4;

/** A link as a code to be scanned: dark on white in both themes, because not every camera reads it the other way round. */
export function QrCode({ link, label = "The link as a QR code" }: { link: string; label?: string }) {
  const { data, size } = encode(link, { ecc: "M", border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-64"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
