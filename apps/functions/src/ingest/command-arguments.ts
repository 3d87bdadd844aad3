import { isAbsolute, resolve } from "node:path";
import { parseArgs } from "node:util";

import { FEED_SOURCES, type FeedSource, findFeedSource } from "@farwork/domain";

export const USAGE = `Usage: pnpm ingest <source> [options]

Takes a feed's jobs into the running board.

Sources: ${FEED_SOURCES.map(({ id }) => id).join(", ")}

Options:
  --file <path>        take in a saved answer of the feed instead of asking it; closes no job
  --url <url>          ask another address than the source's own
  --firestore <host:port>
                       where the Firestore emulator listens (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080; the
                       real service only with GOOGLE_APPLICATION_CREDENTIALS and neither of these)
  --project <id>       the project to write to (GCLOUD_PROJECT, else demo-farwork)
  --help               show this
`;

export interface IngestArguments {
  readonly source: FeedSource;
  /** Absolute. Without it the feed is asked. */
  readonly file?: string;
  readonly url?: string;
  /** Where the emulator listens, as `host:port`; undefined for the real service. */
  readonly firestore: string | undefined;
  /** Undefined only for the real service: then it is the credentials' own. */
  readonly project: string | undefined;
}

export type ParsedArguments =
  | { readonly kind: "run"; readonly arguments: IngestArguments }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. A relative file starts from INIT_CWD, where the person typed `pnpm`, else from `cwd`. */
export function readArguments(argv: readonly string[], env: Environment, cwd: string): ParsedArguments {
  const parsed = parse(argv);
  if (typeof parsed === "string") return wrong(parsed);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };

  const [id, ...extra] = positionals;
  if (id === undefined) return wrong("Which source?");
  if (extra.length > 0) return wrong(`One source at a time: "${extra.join(" ")}" is too much.`);
  const source = findFeedSource(id);
  if (source === undefined) return wrong(`There is no source "${id}".`);
  if (values.file !== undefined && values.url !== undefined) return wrong("Give --file or --url, not both.");
  if (source.endpoint.includes("{board}") && values.file === undefined && values.url === undefined) {
    return wrong(
      `${source.name} has a board for each company: give --file, or the board's address with --url.`,
    );
  }
  if (values.url !== undefined && !URL.canParse(values.url)) return wrong(`"${values.url}" is not a URL.`);
  const firestore = values.firestore ?? readFirestoreAddress(env);
  if (firestore !== undefined && !/^[^\s/]+:\d{1,5}$/.test(firestore)) {
    return wrong(`"${firestore}" is not a host:port.`);
  }
  const local = firestore === undefined ? undefined : "demo-farwork";

  return {
    kind: "run",
    arguments: {
      source,
      firestore,
      project: values.project ?? env["GCLOUD_PROJECT"] ?? local,
      ...(values.url === undefined ? {} : { url: values.url }),
      ...(values.file === undefined ? {} : { file: toAbsolute(values.file, env["INIT_CWD"] ?? cwd) }),
    },
  };
}

/** Only credentials, given on purpose, lead away from the local stack. */
function readFirestoreAddress(env: Environment): string | undefined {
  const fallback = env["GOOGLE_APPLICATION_CREDENTIALS"] ? undefined : "127.0.0.1:8080";
  return env["FIRESTORE_EMULATOR_HOST"] || fallback;
}

const wrong = (problem: string): ParsedArguments => ({ kind: "wrong", problem });
const toAbsolute = (file: string, from: string) => (isAbsolute(file) ? file : resolve(from, file));

/** The problem as text where Node's parser refuses. */
function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        file: { type: "string" },
        url: { type: "string" },
        firestore: { type: "string" },
        project: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
