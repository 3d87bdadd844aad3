import { FEED_SOURCES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { readCommandLine } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { parseWords, readCommand } from "./command-arguments.ts";

const ingest = { parse: parseWords, read: readCommand, services: () => [FIRESTORE] };

/** A word in quotes may hold blanks. */
const read = (line: string, env: Record<string, string> = {}) =>
  readCommandLine(
    ingest,
    line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [],
    env,
    "/board",
  );
const feedOf = (id: string) => ({
  adapter: expect.objectContaining({ source: expect.objectContaining({ id }) }),
});

describe("pnpm ingest, of one source", () => {
  it("asks the source's own feed, in the local stack, unless told otherwise", () => {
    expect(read("remotive")).toEqual({
      kind: "run",
      task: { kind: "feed", feed: feedOf("remotive") },
      place: { services: [{ service: FIRESTORE, emulator: "127.0.0.1:8080" }], project: "demo-farwork" },
    });
  });

  it("works where the options say", () => {
    expect(read("remotive --firestore localhost:9 --project demo-mine")).toMatchObject({
      place: { services: [{ emulator: "localhost:9" }], project: "demo-mine" },
    });
  });

  it.each(FEED_SOURCES.map(({ id }) => id))("takes in a capture of %s", (id) => {
    expect(read(`${id} --file /feed.json`)).toMatchObject({
      task: { kind: "feed", feed: feedOf(id), file: "/feed.json" },
    });
  });

  it("lists what was decided of each posting where that is asked for", () => {
    expect(read("remotive --file /feed.json --decisions")).toMatchObject({ task: { decisions: true } });
    expect(read("status --decisions")).toMatchObject({ kind: "wrong" });
  });

  it("finds a relative file from where pnpm was typed", () => {
    const run = read("remotive --file a/feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ task: { file: "/home/ada/a/feed.json" } });
  });

  it("finds a relative file from the current folder without pnpm", () => {
    expect(read("remotive --file feed.json")).toMatchObject({ task: { file: "/board/feed.json" } });
  });

  it("leaves an absolute file as it is", () => {
    const run = read("remotive --file /feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ task: { file: "/feed.json" } });
  });
});

describe("pnpm ingest, of a company's board", () => {
  it("asks the board, for a company named as its postings are", () => {
    expect(read("lever --board tern-maps")).toMatchObject({
      task: { kind: "feed", feed: { board: { token: "tern-maps", companyName: undefined } } },
    });
  });

  it("takes the company's name as it is typed", () => {
    expect(read('ashby --board "Tern Maps" --company " Tern, the Maps "')).toMatchObject({
      task: { feed: { board: { token: "Tern Maps", companyName: "Tern, the Maps" } } },
    });
  });

  it.each([
    ["lever --board tern/maps", "board: ", "(invalid_format)"],
    ["lever --board ..", "board: ", "(invalid_format)"],
    [`lever --board ${"x".repeat(81)}`, "board: ", "(too_big)"],
    [`lever --board tern --company "  "`, "company: ", "(too_small)"],
    [`lever --board tern --company ${"x".repeat(121)}`, "company: ", "(too_big)"],
    ["remotive --board tern", "source: Remotive has no boards", "(no_boards)"],
  ])("refuses '%s', naming the field and the code", (line, field, code) => {
    const problem = expect.stringMatching(new RegExp(`^${field}.*${code.replace(/[()]/g, "\\$&")}\\.$`));
    expect(read(line)).toEqual({ kind: "wrong", problem });
  });
});

describe("pnpm ingest, of everything", () => {
  it("asks every feed, or takes a folder of captures in", () => {
    expect(read("--all")).toMatchObject({ task: { kind: "all" } });
    expect(read("--all --from a", { INIT_CWD: "/home/ada" })).toMatchObject({
      task: { kind: "all", folder: "/home/ada/a" },
    });
  });

  it("tells where feeds stand, for people or for programs", () => {
    expect(read("status")).toMatchObject({ task: { kind: "status", json: false } });
    expect(read("status --json")).toMatchObject({ task: { kind: "status", json: true } });
  });

  it("lists boards, or forgets one", () => {
    expect(read("boards")).toMatchObject({ task: { kind: "boards" } });
    expect(read("boards --forget lever.tern")).toMatchObject({
      task: { kind: "boards", forget: "lever.tern" },
    });
  });
});

describe("pnpm ingest, misused", () => {
  it.each([
    ["", "Which source?"],
    ["remotive jobicy", 'One source at a time: "jobicy" is too much.'],
    ["remotive --all", '--all is every source: "remotive" is too much.'],
    ["remotive --file a --url http://b", "Give --file or --url, not both."],
    ["lever", "Lever has a board for each company: name one with --board, or give --file or --url."],
    ["lever --company Tern --file a", "--company names whose --board it is: name that too."],
    ["remotive --url nowhere", '"nowhere" is not a URL.'],
    ["remotive --firestore 8080", '"8080" is not a host:port.'],
    ["remotive --auth localhost:9", "--auth does not go with this."],
    ["remotive --from a", "--from does not go with this."],
    ["status --file a", "--file does not go with this."],
    ["boards --json", "--json does not go with this."],
    ["--all --url http://b", "--url does not go with this."],
  ])("refuses '%s' and says why", (line, problem) => {
    expect(read(line)).toEqual({ kind: "wrong", problem });
  });

  it("names the sources there are where it knows none of that name", () => {
    expect(read("monster")).toMatchObject({
      kind: "wrong",
      problem: expect.stringMatching(/^There is no source "monster"\. There are remotive, .*, ashby.*\.$/),
    });
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
