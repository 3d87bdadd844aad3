import { once } from "node:events";
import { createServer } from "node:net";
import process from "node:process";
import { parseArgs } from "node:util";

import { deleteApp, getApps } from "firebase-admin/app";
import { Firestore } from "firebase-admin/firestore";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Command, COMMON_OPTIONS, runCommand } from "./command-line.ts";
import { FIRESTORE } from "./command-place.ts";

const options = { ...COMMON_OPTIONS, times: { type: "string" } } as const;
const parse = (args: string[]) => parseArgs({ args, options });
type Words = ReturnType<typeof parse>;

const COMMAND: Command<Words, { times: string }> = {
  usage: "usage: count [--times <n>]",
  parse,
  read: ({ values }) => (values.times === "none" ? "None is no number." : { times: values.times ?? "1" }),
  services: () => [FIRESTORE],
  run: async () => 0,
};

const told = { out: "", error: "" };
const server = createServer();
let emulator = "";

beforeEach(async () => {
  told.out = "";
  told.error = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    told.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    told.error += String(text);
    return true;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  emulator = addressOfServer();
});

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  if (server.listening) server.close();
});

/** Runs the command as typed, optionally with a database listening. */
function type(words: string[], command: Partial<typeof COMMAND> = {}): Promise<number> {
  vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", undefined);
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", emulator);
  vi.stubEnv("METADATA_SERVER_DETECTION", undefined);
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "count", ...words]);
  return runCommand({ ...COMMAND, ...command });
}

function addressOfServer(): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("nothing listens");
  return `127.0.0.1:${address.port}`;
}

it("prints its usage on request, and does nothing", async () => {
  const run = vi.fn(COMMAND.run);
  expect(await type(["--help"], { run })).toBe(0);
  expect(told).toEqual({ out: "usage: count [--times <n>]\n", error: "" });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  [["--often"], /^Unknown option '--often'/],
  [["--times", "none"], /^None is no number\./],
])("reports what is wrong with %j, and its usage", async (words, problem) => {
  expect(await type(words)).toBe(2);
  expect(told.error).toMatch(problem);
  expect(told.error).toContain(COMMAND.usage);
});

it("reports if nothing is listening", async () => {
  server.close();
  await once(server, "close");
  expect(await type([])).toBe(1);
  expect(told.error).toMatch(/^Nothing listens at 127\.0\.0\.1:\d+, where the /);
});

it.each([0, 1])("returns the command's exit code %i, and closes the database", async (code) => {
  const closed = vi.spyOn(Firestore.prototype, "terminate").mockResolvedValue();
  expect(await type([], { run: async () => code })).toBe(code);
  expect(closed).toHaveBeenCalledOnce();
});

it("reports an error, and closes the database", async () => {
  const closed = vi.spyOn(Firestore.prototype, "terminate").mockResolvedValue();
  const run = async () => {
    throw new AggregateError([new Error("no room"), new Error("no time")]);
  };
  expect(await type([], { run })).toBe(1);
  expect(told.error).toBe("This failed: no room; no time\n");
  expect(closed).toHaveBeenCalledOnce();
});
