import { parseArgs } from "node:util";

import { FEED_SOURCES, findFeedAdapter, hasBoards } from "@farwork/domain";

import { COMMON_OPTIONS, type ToPath } from "../runtime/command-line.ts";
import { readCompanyBoard } from "./company-boards.ts";
import type { Feed } from "./feed.ts";

/** A parsed command line. Paths are absolute. */
export type IngestCommand =
  | {
      readonly kind: "feed";
      readonly feed: Feed;
      /** Without this and `url`, the feed itself is polled. */
      readonly file?: string;
      readonly url?: string;
      /** Whether the report lists the decision for each posting. */
      readonly decisions?: true;
    }
  /** Without a folder, every due feed is polled. */
  | { readonly kind: "all"; readonly folder?: string }
  | { readonly kind: "status"; readonly json: boolean }
  /** `forget` is a board's feed, "lever.tern-maps". */
  | { readonly kind: "boards"; readonly forget?: string };

export const parseWords = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...COMMON_OPTIONS,
      all: { type: "boolean" },
      from: { type: "string" },
      file: { type: "string" },
      url: { type: "string" },
      board: { type: "string" },
      company: { type: "string" },
      forget: { type: "string" },
      decisions: { type: "boolean" },
      json: { type: "boolean" },
    },
  });

type Words = ReturnType<typeof parseWords>;
type Values = Words["values"];

/** Returns a message if the command line is invalid. */
export function readCommand({ values, positionals }: Words, toPath: ToPath): IngestCommand | string {
  const [subject, ...extra] = positionals;
  if (values.all && subject !== undefined) return `--all means every source: remove "${subject}".`;
  if (extra.length > 0) return `One source at a time: remove "${extra.join(" ")}".`;
  const kind = values.all ? "all" : subject === "status" || subject === "boards" ? subject : "feed";
  const stray = OWN_OPTIONS.find((name) => values[name] !== undefined && !FITTING[kind].includes(name));
  if (stray !== undefined) return `--${stray} cannot be used here.`;
  if (kind === "all") return { kind, ...(values.from !== undefined && { folder: toPath(values.from) }) };
  if (kind === "status") return { kind, json: values.json ?? false };
  if (kind === "boards") return { kind, ...(values.forget !== undefined && { forget: values.forget }) };
  return readFeedCommand(values, subject, toPath);
}

const OWN_OPTIONS = ["file", "url", "board", "company", "from", "json", "forget", "decisions"] as const;
const FITTING: Readonly<Record<IngestCommand["kind"], readonly (typeof OWN_OPTIONS)[number][]>> = {
  feed: ["file", "url", "board", "company", "decisions"],
  all: ["from"],
  status: ["json"],
  boards: ["forget"],
};

function readFeedCommand(values: Values, id: string | undefined, toPath: ToPath): IngestCommand | string {
  const { file, url } = values;
  if (id === undefined) return "Which source?";
  const feed = readFeed(id, values);
  if (typeof feed === "string") return feed;
  if (file !== undefined && url !== undefined) return "Give --file or --url, not both.";
  if (url !== undefined && !URL.canParse(url)) return `"${url}" is not a URL.`;
  const { source } = feed.adapter;
  if (hasBoards(source) && feed.board === undefined && file === undefined && url === undefined) {
    return `${source.name} has a board for each company: name one with --board, or give --file or --url.`;
  }
  return {
    kind: "feed",
    feed,
    ...(url !== undefined && { url }),
    ...(file !== undefined && { file: toPath(file) }),
    ...(values.decisions === true && { decisions: true }),
  };
}

function readFeed(id: string, { board, company }: Values): Feed | string {
  const adapter = findFeedAdapter(id);
  if (adapter === undefined) {
    const known = FEED_SOURCES.map((source) => source.id).join(", ");
    return `There is no source "${id}". There are ${known}.`;
  }
  if (board === undefined) {
    return company === undefined ? { adapter } : "--company names whose --board it is: name that too.";
  }
  const read = readCompanyBoard(adapter.source, board, company);
  return read.ok ? read.value : describeRefused(adapter.source.name, read.error);
}

function describeRefused(source: string, { field, code }: { field: string; code: string }): string {
  const rules = {
    source: `${source} has no boards`,
    board: "at most 80 letters, digits, dots, hyphens and blanks, as in the board's address",
    company: "1 to 120 characters",
  };
  return `${field}: ${rules[field === "board" || field === "company" ? field : "source"]} (${code}).`;
}
