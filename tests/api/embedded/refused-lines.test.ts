import { connect, type Socket } from "node:net";
import { call } from "@/tests/support/client";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
/** Refused after a minute, in which the other tests have their turn. */
let slow: Line;
beforeAll(async () => {
  server = await sharedServer();
  slow = openLine();
  slow.socket.write("GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ");
});

interface Line {
  socket: Socket;
  heard: () => string;
  isClosed: () => boolean;
}

/** A line of its own to the server, on which nothing is tidied up. */
function openLine(): Line {
  let heard = "";
  let isClosed = false;
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("data", (bytes: Buffer) => {
    heard += bytes.toString("latin1");
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isClosed = true;
  });
  return { socket, heard: () => heard, isClosed: () => isClosed };
}

const CHUNK_BYTES = 16_384;
const CHUNK = `${CHUNK_BYTES.toString(16)}\r\n${"a".repeat(CHUNK_BYTES)}\r\n`;
const HEALTH = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n";
const head = (more: string) =>
  `POST /api/assessments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
const CHUNKED = head("Transfer-Encoding: chunked");

const isAnswered = ({ heard }: Line, status: number) => heard().includes(`HTTP/1.1 ${status} `);

it("a chunked body that is too large is refused, and the next request on its line is answered (T55)", async () => {
  const line = openLine();
  line.socket.write(`${CHUNKED}${CHUNK.repeat(24)}0\r\n\r\n`);
  await eventually(async () => isAnswered(line, 413));
  expect(line.heard()).not.toMatch(/connection: close/i);
  line.socket.write(HEALTH);
  await eventually(async () => isAnswered(line, 200));
  line.socket.destroy();
});

it.each([
  ["chunked, without an end", CHUNKED, CHUNK],
  ["of a length that it announces", head("Content-Length: 100000000"), "a".repeat(CHUNK_BYTES)],
])("a far larger body, %s, is refused, and its line is closed (T55)", async (_, opening, piece) => {
  const line = openLine();
  line.socket.write(opening);
  const sending = setInterval(() => line.socket.writable && line.socket.write(piece.repeat(20)), 5);
  try {
    await eventually(async () => line.isClosed());
  } finally {
    clearInterval(sending);
  }
  if (line.heard() !== "") {
    expect(isAnswered(line, 413)).toBe(true);
    expect(line.heard()).toMatch(/connection: close/i);
  }
});

it("a too large body whose sender falls silent is refused, and its line is closed (T55)", async () => {
  const line = openLine();
  line.socket.write(`${CHUNKED}${CHUNK.repeat(24)}`);
  await eventually(async () => isAnswered(line, 413) && line.isClosed());
  expect(line.heard()).toMatch(/connection: close/i);
});

it("a body of another kind is refused without being read, and the next request on its line is answered (T54)", async () => {
  const line = openLine();
  const opening = CHUNKED.replace("application/json", "text/plain");
  line.socket.write(`${opening}${CHUNK.repeat(24)}0\r\n\r\n`);
  await eventually(async () => isAnswered(line, 415));
  line.socket.write(HEALTH);
  await eventually(async () => isAnswered(line, 200));
  line.socket.destroy();
  expect((await call(`${server.url}/api/health`)).status).toBe(200);
});

it("a request that never gets to its end gives its line back (T55)", async () => {
  await eventually(async () => slow.isClosed(), 120_000);
  expect(isAnswered(slow, 408)).toBe(true);
}, 150_000);
