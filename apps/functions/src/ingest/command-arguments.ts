import { isAbsolute, resolve } from "node:path";

import { FEED_SOURCES, findFeedAdapter, hasBoards } from "@farwork/domain";

import { readCommandLine } from "../runtime/command-line.ts";
import { choosePlace, type CommandPlace, FIRESTORE } from "../runtime/command-place.ts";
import { readCompanyBoard } from "./company-boards.ts";
import type { Feed } from "./feed.ts";

/** What a command line asks for. Paths are absolute. */
export type IngestCommand =
  | {
      readonly kind: "feed";
      readonly feed: Feed;
      /** Without it and `url` the feed itself is asked. */
      readonly file?: string;
      readonly url?: string;
    }
  /** Without a folder every feed that is due is asked. */
  | { readonly kind: "all"; readonly folder?: string }
  | { readonly kind: "status"; readonly json: boolean }
  /** `forget` is a board's feed, "lever.tern-maps". */
  | { readonly kind: "boards"; readonly forget?: string };

export type ParsedArguments =
  | { readonly kind: "run"; readonly command: IngestCommand; readonly place: CommandPlace }
  | { readonly kind: "help" }
  | Wrong;

interface Wrong {
  readonly kind: "wrong";
  readonly problem: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. A relative path starts from INIT_CWD, where the person typed `pnpm`, else from `cwd`. */
export function readArguments(argv: readonly string[], env: Environment, cwd: string): ParsedArguments {
  const parsed = parse(argv);
  if (typeof parsed === "string") return wrong(parsed);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const command = readCommand(values, positionals, (path) => toAbsolute(path, env["INIT_CWD"] ?? cwd));
  if (command.kind === "wrong") return command;
  const place = choosePlace(FIRESTORE, { emulator: values.firestore, project: values.project }, env);
  return typeof place === "string" ? wrong(place) : { kind: "run", command, place };
}

type Values = Exclude<ReturnType<typeof parse>, string>["values"];
type ToPath = (path: string) => string;

function readCommand(values: Values, positionals: readonly string[], toPath: ToPath): IngestCommand | Wrong {
  const [subject, ...extra] = positionals;
  if (values.all && subject !== undefined) return wrong(`--all is every source: "${subject}" is too much.`);
  if (extra.length > 0) return wrong(`One source at a time: "${extra.join(" ")}" is too much.`);
  const kind = values.all ? "all" : subject === "status" || subject === "boards" ? subject : "feed";
  const stray = OPTIONS.find((name) => values[name] !== undefined && !FITTING[kind].includes(name));
  if (stray !== undefined) return wrong(`--${stray} does not go with this.`);
  if (kind === "all") return { kind, ...(values.from !== undefined && { folder: toPath(values.from) }) };
  if (kind === "status") return { kind, json: values.json ?? false };
  if (kind === "boards") return { kind, ...(values.forget !== undefined && { forget: values.forget }) };
  return readFeedCommand(values, subject, toPath);
}

const OPTIONS = ["file", "url", "board", "company", "from", "json", "forget"] as const;
const FITTING: Readonly<Record<IngestCommand["kind"], readonly (typeof OPTIONS)[number][]>> = {
  feed: ["file", "url", "board", "company"],
  all: ["from"],
  status: ["json"],
  boards: ["forget"],
};

function readFeedCommand(values: Values, id: string | undefined, toPath: ToPath): IngestCommand | Wrong {
  const { file, url } = values;
  if (id === undefined) return wrong("Which source?");
  const feed = readFeed(id, values);
  if ("kind" in feed) return feed;
  if (file !== undefined && url !== undefined) return wrong("Give --file or --url, not both.");
  if (url !== undefined && !URL.canParse(url)) return wrong(`"${url}" is not a URL.`);
  const { source } = feed.adapter;
  if (hasBoards(source) && feed.board === undefined && file === undefined && url === undefined) {
    return wrong(
      `${source.name} has a board for each company: name one with --board, or give --file or --url.`,
    );
  }
  return {
    kind: "feed",
    feed,
    ...(url !== undefined && { url }),
    ...(file !== undefined && { file: toPath(file) }),
  };
}

function readFeed(id: string, { board, company }: Values): Feed | Wrong {
  const adapter = findFeedAdapter(id);
  if (adapter === undefined) {
    const known = FEED_SOURCES.map((source) => source.id).join(", ");
    return wrong(`There is no source "${id}". There are ${known}.`);
  }
  if (board === undefined) {
    return company === undefined ? { adapter } : wrong("--company names whose --board it is: name that too.");
  }
  const read = readCompanyBoard(adapter.source, board, company);
  return read.ok ? read.value : wrong(describeRefused(adapter.source.name, read.error));
}

function describeRefused(source: string, { field, code }: { field: string; code: string }): string {
  const rules = {
    source: `${source} has no boards`,
    board: "at most 80 letters, digits, dots, hyphens and blanks, as in the board's address",
    company: "1 to 120 characters",
  };
  return `${field}: ${rules[field === "board" || field === "company" ? field : "source"]} (${code}).`;
}

const wrong = (problem: string): Wrong => ({ kind: "wrong", problem });
const toAbsolute = (path: string, from: string) => (isAbsolute(path) ? path : resolve(from, path));

const parse = (argv: readonly string[]) =>
  readCommandLine({
    args: [...argv],
    allowPositionals: true,
    options: {
      all: { type: "boolean" },
      from: { type: "string" },
      file: { type: "string" },
      url: { type: "string" },
      board: { type: "string" },
      company: { type: "string" },
      forget: { type: "string" },
      json: { type: "boolean" },
      firestore: { type: "string" },
      project: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
