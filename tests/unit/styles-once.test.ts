import { withStylesOnce } from "@/lib/setup/styles-once.mjs";

const LONG = `.a{content:"<&"}${".b{color:red}".repeat(100)}`;
const SHORT = '.c{font:"Inter"}';

/** As Next writes it: a long text as a row of its own, a short one within its element. */
const payload = (long: string, short: string) => {
  const rows = `1:"$Sreact.fragment"\n6:T${long.length.toString(16)},${long}0:["$","style","0",{"children":"$6"}]\n2:["$","style","1",{"children":${JSON.stringify(short)}}]\n`;
  const data = JSON.stringify([1, rows]).replace(
    /[&<>]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
  return `<script nonce="x">self.__next_f.push(${data})</script>`;
};
const page = (data: string) =>
  `<head><style>${LONG}${SHORT}</style></head>${data}<script>other("${SHORT}")</script>`;

test("a page keeps its styles in the head, and its data names them alone", () => {
  expect(withStylesOnce(page(payload(LONG, SHORT)), [LONG, SHORT])).toBe(page(payload(" ", "")));
});

test("a page whose data has none of them stays as it is", () => {
  const other = page(payload("Words & <b>signs</b>", "more"));
  expect(withStylesOnce(other, [LONG, SHORT])).toBe(other);
});
