import { FEED_SOURCES, findFeedAdapter, findFeedSource, type FeedSource, hasBoards } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { logEvent } from "../runtime/log.ts";
import { type Feed, feedId } from "./feed.ts";

const COMPANY_BOARDS = "companyBoards";

/** A board's name in URLs. Slashes are not allowed: they would change the path, and are invalid in document ids. */
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
 * A company board as a feed. Without a company name, it is taken from the postings or their URLs.
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

/** All registered boards, by `FEED_SOURCES` and token, optionally of one source. */
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

/** Registers a board for polling. */
export async function rememberBoard(firestore: Firestore, feed: Feed): Promise<void> {
  if (feed.board === undefined) return;
  const { token, companyName } = feed.board;
  await firestore.doc(`${COMPANY_BOARDS}/${feedId(feed)}`).set({
    source: feed.adapter.source.id,
    token,
    ...(companyName !== undefined && { company_name: companyName }),
  });
}

/** Adds the previously registered company name to a board without one. */
export async function restoreBoard(firestore: Firestore, feed: Feed): Promise<Feed> {
  if (feed.board === undefined || feed.board.companyName !== undefined) return feed;
  const id = feedId(feed);
  const known = await firestore.doc(`${COMPANY_BOARDS}/${id}`).get();
  return (known.exists && toFeed(id, known.data())) || feed;
}

/** Stops polling a board. Its last poll is still remembered, so registering it again does not make it due earlier. */
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
