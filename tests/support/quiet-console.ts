/** An unexpected complaint on the console is a failure: it is what a person would find in theirs. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, "error").mockImplementation((...parts) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
