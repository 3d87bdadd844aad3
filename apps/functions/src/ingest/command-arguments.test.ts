import { FEED_SOURCES, findFeedAdapter } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { readArguments } from "./command-arguments.ts";

const read = (line: string, env: Record<string, string> = {}) =>
  readArguments(line.split(" ").filter(Boolean), env, "/board");

describe("pnpm ingest", () => {
  it("asks the source's own feed, in the local stack, unless told otherwise", () => {
    expect(read("remotive")).toEqual({
      kind: "run",
      arguments: {
        source: expect.objectContaining({ id: "remotive" }),
        firestore: "127.0.0.1:8080",
        project: "demo-farwork",
      },
    });
  });

  it.each(FEED_SOURCES.map(({ id }) => id))("takes in a capture of %s", (id) => {
    expect(read(`${id} --file /feed.json`)).toMatchObject({
      arguments: { source: { id }, file: "/feed.json" },
    });
    expect(findFeedAdapter(id)).toBeDefined();
  });

  it("finds a relative file from where pnpm was typed", () => {
    const run = read("remotive --file a/feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ arguments: { file: "/home/ada/a/feed.json" } });
  });

  it("finds a relative file from the current folder without pnpm", () => {
    expect(read("remotive --file feed.json")).toMatchObject({ arguments: { file: "/board/feed.json" } });
  });

  it("leaves an absolute file as it is", () => {
    const run = read("remotive --file /feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ arguments: { file: "/feed.json" } });
  });

  it("writes where FIRESTORE_EMULATOR_HOST says, and a flag over it", () => {
    const env = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180" };
    expect(read("remotive", env)).toMatchObject({ arguments: { firestore: "127.0.0.1:8180" } });
    expect(read("remotive --firestore localhost:9", env)).toMatchObject({
      arguments: { firestore: "localhost:9" },
    });
  });

  it("writes to the real service only with credentials and no emulator named", () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: "/key.json" };
    expect(read("remotive", env)).toMatchObject({ arguments: { firestore: undefined, project: undefined } });
    expect(read("remotive", { ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8180" })).toMatchObject({
      arguments: { firestore: "127.0.0.1:8180", project: "demo-farwork" },
    });
  });

  it.each([
    ["", "Which source?"],
    ["monster", 'There is no source "monster".'],
    ["remotive jobicy", 'One source at a time: "jobicy" is too much.'],
    ["remotive --file a --url http://b", "Give --file or --url, not both."],
    ["lever", "Lever has a board for each company: give --file, or the board's address with --url."],
    ["remotive --url nowhere", '"nowhere" is not a URL.'],
    ["remotive --firestore 8080", '"8080" is not a host:port.'],
  ])("refuses '%s' and says why", (line, problem) => {
    expect(read(line)).toEqual({ kind: "wrong", problem });
  });

  it("refuses an option nobody knows", () => {
    expect(read("remotive --fast")).toMatchObject({
      kind: "wrong",
      problem: expect.stringContaining("--fast"),
    });
  });

  it("shows its usage on request", () => {
    expect(read("--help")).toEqual({ kind: "help" });
  });
});
