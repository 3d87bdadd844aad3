import { FEED_SOURCES, findFeedAdapter, findFeedSource, type FeedSource, hasBoards } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { type Feed, feedId } from "./feed.ts";

const COMPANY_BOARDS = "companyBoards";

/** A board's name in addresses. A slash would lead elsewhere, and could be no document's id. */
const BoardToken = z.string().check(z.maxLength(80), z.regex(/^[a-z\d](?:[\w. -]*[\w-])?$/i));
const CompanyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

const StoredBoard = z.object({
  source: z.string(),
  token: BoardToken,
  company_name: z.optional(CompanyName),
});

export type BoardReading =
  | { readonly ok: true; readonly value: Feed }
  | {
      readonly ok: false;
      readonly error: { readonly field: "board" | "company" | "source"; readonly code: string };
    };

/**
 * A company's board as a feed. The company's name may be left out: then the postings say it, or their addresses.
 *
 * @example readCompanyBoard(LEVER, "tern-maps", "Tern Maps"); // { ok: true, value: { adapter, board } }
 * @example readCompanyBoard(LEVER, "tern/maps"); // { ok: false, error: { field: "board", code: "invalid_format" } }
 */
export function readCompanyBoard(source: FeedSource, token: string, companyName?: string): BoardReading {
  const adapter = findFeedAdapter(source.id);
  if (adapter === undefined || !hasBoards(source)) return refuse("source", "no_boards");
  const board = z.safeParse(BoardToken, token);
  if (!board.success) return refuse("board", codeOf(board.error));
  const company = z.safeParse(z.optional(CompanyName), companyName);
  if (!company.success) return refuse("company", codeOf(company.error));
  return { ok: true, value: { adapter, board: { token: board.data, companyName: company.data } } };
}

/** Every board we were told of, in the order of `FEED_SOURCES` and of tokens; of one source where that is named. */
export async function readCompanyBoards(firestore: Firestore, source?: FeedSource): Promise<Feed[]> {
  const all = firestore.collection(COMPANY_BOARDS);
  const { docs } = await (source === undefined ? all : all.where("source", "==", source.id)).get();
  const boards = docs.flatMap((document) => toFeed(document.id, document.data()) ?? []);
  return FEED_SOURCES.flatMap((one) =>
    boards
      .filter(({ adapter }) => adapter.source.id === one.id)
      .toSorted((a, b) => (feedId(a) < feedId(b) ? -1 : 1)),
  );
}

/** Has a board polled from now on. */
export async function rememberBoard(firestore: Firestore, feed: Feed): Promise<void> {
  if (feed.board === undefined) return;
  const { token, companyName } = feed.board;
  await firestore.doc(`${COMPANY_BOARDS}/${feedId(feed)}`).set({
    source: feed.adapter.source.id,
    token,
    ...(companyName !== undefined && { company_name: companyName }),
  });
}

/** A board under the company's name that was told before, where none is told now. */
export async function restoreBoard(firestore: Firestore, feed: Feed): Promise<Feed> {
  if (feed.board === undefined || feed.board.companyName !== undefined) return feed;
  const id = feedId(feed);
  const known = await firestore.doc(`${COMPANY_BOARDS}/${id}`).get();
  return (known.exists && toFeed(id, known.data())) || feed;
}

/** Has a board polled no more. When it was asked stays known: told of again, it is not due sooner for that. */
export async function forgetBoard(firestore: Firestore, feed: Feed): Promise<void> {
  await firestore.doc(`${COMPANY_BOARDS}/${feedId(feed)}`).delete();
}

function toFeed(id: string, stored: unknown): Feed | undefined {
  const parsed = z.safeParse(StoredBoard, stored);
  const source = findFeedSource(parsed.data?.source ?? "");
  const read = source && parsed.data && readCompanyBoard(source, parsed.data.token, parsed.data.company_name);
  if (read?.ok) return read.value;
  logEvent("company-board-invalid", { board: id });
  return undefined;
}

function refuse(field: "board" | "company" | "source", code: string): BoardReading {
  return { ok: false, error: { field, code } };
}

const codeOf = (error: z.core.$ZodError) => error.issues[0]?.code ?? "custom";
