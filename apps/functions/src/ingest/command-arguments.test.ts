import { FEED_SOURCES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { readCommandLine } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { parseWords, readCommand } from "./command-arguments.ts";

const ingest = { parse: parseWords, read: readCommand, services: () => [FIRESTORE] };

/** Quoted words may contain spaces. */
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
  it("polls the source's own feed in the local stack by default", () => {
    expect(read("remotive")).toEqual({
      kind: "run",
      task: { kind: "feed", feed: feedOf("remotive") },
      place: { services: [{ service: FIRESTORE, emulator: "127.0.0.1:8080" }], project: "demo-farwork" },
    });
  });

  it("uses the target from the options", () => {
    expect(read("remotive --firestore localhost:9 --project demo-mine")).toMatchObject({
      place: { services: [{ emulator: "localhost:9" }], project: "demo-mine" },
    });
  });

  it.each(FEED_SOURCES.map(({ id }) => id))("ingests a capture of %s", (id) => {
    expect(read(`${id} --file /feed.json`)).toMatchObject({
      task: { kind: "feed", feed: feedOf(id), file: "/feed.json" },
    });
  });

  it("lists the decision for each posting if requested", () => {
    expect(read("remotive --file /feed.json --decisions")).toMatchObject({ task: { decisions: true } });
    expect(read("status --decisions")).toMatchObject({ kind: "wrong" });
  });

  it("resolves a relative file from where pnpm was run", () => {
    const run = read("remotive --file a/feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ task: { file: "/home/ada/a/feed.json" } });
  });

  it("resolves a relative file from the current folder without pnpm", () => {
    expect(read("remotive --file feed.json")).toMatchObject({ task: { file: "/board/feed.json" } });
  });

  it("leaves an absolute file as it is", () => {
    const run = read("remotive --file /feed.json", { INIT_CWD: "/home/ada" });
    expect(run).toMatchObject({ task: { file: "/feed.json" } });
  });
});

describe("pnpm ingest, of a company's board", () => {
  it("polls the board of a company named as in its postings", () => {
    expect(read("lever --board tern-maps")).toMatchObject({
      task: { kind: "feed", feed: { board: { token: "tern-maps", companyName: undefined } } },
    });
  });

  it("uses the company's name as typed", () => {
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
  ])("rejects '%s', naming the field and the code", (line, field, code) => {
    const problem = expect.stringMatching(new RegExp(`^${field}.*${code.replace(/[()]/g, "\\$&")}\\.$`));
    expect(read(line)).toEqual({ kind: "wrong", problem });
  });
});

describe("pnpm ingest, of everything", () => {
  it("polls every feed, or ingests a folder of captures", () => {
    expect(read("--all")).toMatchObject({ task: { kind: "all" } });
    expect(read("--all --from a", { INIT_CWD: "/home/ada" })).toMatchObject({
      task: { kind: "all", folder: "/home/ada/a" },
    });
  });

  it("prints the status of feeds, for people or programs", () => {
    expect(read("status")).toMatchObject({ task: { kind: "status", json: false } });
    expect(read("status --json")).toMatchObject({ task: { kind: "status", json: true } });
  });

  it("lists boards, or drops one", () => {
    expect(read("boards")).toMatchObject({ task: { kind: "boards" } });
    expect(read("boards --forget lever.tern")).toMatchObject({
      task: { kind: "boards", forget: "lever.tern" },
    });
  });
});

describe("pnpm ingest, misused", () => {
  it.each([
    ["", "Which source?"],
    ["remotive jobicy", 'One source at a time: remove "jobicy".'],
    ["remotive --all", '--all means every source: remove "remotive".'],
    ["remotive --file a --url http://b", "Give --file or --url, not both."],
    ["lever", "Lever has a board for each company: name one with --board, or give --file or --url."],
    ["lever --company Tern --file a", "--company names whose --board it is: name that too."],
    ["remotive --url nowhere", '"nowhere" is not a URL.'],
    ["remotive --firestore 8080", '"8080" is not a host:port.'],
    ["remotive --auth localhost:9", "--auth cannot be used here."],
    ["remotive --from a", "--from cannot be used here."],
    ["status --file a", "--file cannot be used here."],
    ["boards --json", "--json cannot be used here."],
    ["--all --url http://b", "--url cannot be used here."],
  ])("rejects '%s' and says why", (line, problem) => {
    expect(read(line)).toEqual({ kind: "wrong", problem });
  });

  it("lists the sources if the name is unknown", () => {
    expect(read("monster")).toMatchObject({
      kind: "wrong",
      problem: expect.stringMatching(/^There is no source "monster"\. There are remotive, .*, ashby.*\.$/),
    });
  });

  it("rejects an unknown option", () => {
    expect(read("remotive --fast")).toMatchObject({
      kind: "wrong",
      problem: expect.stringContaining("--fast"),
    });
  });

  it("shows its usage on request", () => {
    expect(read("--help")).toEqual({ kind: "help" });
  });
});
