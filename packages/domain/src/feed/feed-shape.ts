import * as z from "zod/mini";

import type { FeedSource } from "../source/feed-source.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import type { FeedItem, ItemRejection, RejectedField } from "./feed-item.ts";
import type { SamplePosting } from "./sample-posting.ts";

/** What sets one feed apart from the others. */
type FeedShape<Raw> = Omit<Feed, "readPosting"> & {
  /** A posting's fields. Those we do not know are ignored. */
  item: z.ZodMiniType<Raw>;
  /** Why a posting is none for us although nothing is wrong with it. */
  leaveOut?: (raw: Raw) => ItemRejection | undefined;
  toFeedItem: (raw: Raw, board: CompanyBoard | undefined) => FeedPosting;
};

type FeedPosting = Omit<FeedItem, "source" | "sourceId">;
type Fields = Readonly<Record<string, unknown>>;

/** A feed as its own file declares it; `feeds.ts` lists them all. */
export type Feed = {
  source: FeedSource;
  /** Finds the list of postings in an answer. */
  envelope: z.ZodMiniType<readonly unknown[]>;
  /** Makes an id of the field `names.sourceId`; as sent unless said otherwise. */
  id?: z.ZodMiniType<string>;
  /** What the feed calls the fields that an item can be rejected for: rejections name them so. */
  names: Readonly<Record<RejectedField, string>>;
  /** What a posting's fields say, or why it is none for us. */
  readPosting: (fields: Fields, board: CompanyBoard | undefined) => FeedPosting | ItemRejection;
  /** As the adapter's; left out where an answer is one page. */
  nextPage?: FeedAdapter["nextPage"];
  /** The answer of its API that holds these postings. */
  writeAnswer: (postings: readonly SamplePosting[]) => unknown;
};

/** Declares a feed, with the fields of its postings checked against how they are read. */
export function defineFeed<Raw>({ item, leaveOut, toFeedItem, ...feed }: FeedShape<Raw>): Feed {
  return {
    ...feed,
    readPosting(fields, board) {
      const read = item.safeParse(fields);
      if (!read.success) return toRejection(firstPath(read.error), fields);
      return leaveOut?.(read.data) ?? toFeedItem(read.data, board);
    },
  };
}

/** Why a posting is rejected for a field that does not parse. */
export function toRejection(path: string, fields: Fields): ItemRejection {
  const value = fields[path];
  return { path, code: value === undefined || value === null ? "missing" : "wrong-type" };
}

export const firstPath = (error: z.core.$ZodError) => z.core.toDotPath(error.issues[0]?.path ?? []);
