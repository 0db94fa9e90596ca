import path from "node:path";
import { testsIn } from "./joinable.cjs";

/** Runs the files below a folder as one, each in a block with its name; of those that are asked for, where not all are. */
export function runJoined(folder: string, isAskedFor: (file: string) => boolean = () => true): void {
  const { fetch } = globalThis;
  for (const file of testsIn(folder).joinable.filter(isAskedFor))
    describe(`${file}:`, () => {
      // A stand-in for it stays until the end of its file.
      afterAll(() => Object.assign(globalThis, { fetch }));
      require(path.resolve(file));
    });
}
