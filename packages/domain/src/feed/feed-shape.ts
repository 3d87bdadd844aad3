import * as z from "zod/mini";

import type { FeedSource } from "../source/feed-source.ts";
import type { PostingAddress } from "../source/posting-address.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import type { FeedItem, ItemRejection, RejectedField } from "./feed-item.ts";
import { MAX_ENTRIES, MAX_FIELD, MAX_ITEMS } from "./item-limits.ts";
import type { SamplePosting } from "./sample-posting.ts";

/** The definition of a feed. */
type FeedShape<Raw> = Omit<FeedDefinition, "readPosting"> & {
  /** The fields of a posting. Unknown ones are ignored. */
  item: z.ZodMiniType<Raw>;
  /** Why to leave out a posting although it is valid. */
  leaveOut?: (raw: Raw) => ItemRejection | undefined;
  toFeedItem: (raw: Raw, board: CompanyBoard | undefined) => FeedPosting;
};

type FeedPosting = Omit<FeedItem, "source" | "sourceId">;
type Fields = Readonly<Record<string, unknown>>;

/** A feed as declared in its own file; `feeds.ts` lists all of them. */
export type FeedDefinition = {
  source: FeedSource;
  /** How addresses identify a company's posting, wherever they were found: on another feed, say. */
  postingAddress?: PostingAddress;
  /** Finds the list of postings in a response. */
  envelope: z.ZodMiniType<readonly unknown[]>;
  /** Parses the id from the field `names.sourceId`; by default as sent. */
  id?: z.ZodMiniType<string>;
  /** The feed's names of the fields that an item can be rejected for, used in rejections. */
  names: Readonly<Record<RejectedField, string>>;
  /** Reads a posting, or says why it is left out. */
  readPosting: (fields: Fields, board: CompanyBoard | undefined) => FeedPosting | ItemRejection;
  /** As in `FeedAdapter`; left out if a response has a single page. */
  nextPage?: FeedAdapter["nextPage"];
  /** Writes the API's response with these postings. */
  writeAnswer: (postings: readonly SamplePosting[]) => unknown;
};

/** Declares a feed, type-checking the fields of its postings against how they are read. */
export function defineFeed<Raw>({ item, leaveOut, toFeedItem, ...feed }: FeedShape<Raw>): FeedDefinition {
  return {
    ...feed,
    readPosting(fields, board) {
      const read = item.safeParse(fields);
      if (!read.success) return toRejection(firstPath(read.error), fields);
      return leaveOut?.(read.data) ?? toFeedItem(read.data, board);
    },
  };
}

/** The rejection for a field that does not parse. */
export function toRejection(path: string, fields: Fields): ItemRejection {
  const value = fields[path];
  return { path, code: value === undefined || value === null ? "missing" : "wrong-type" };
}

export const firstPath = (error: z.core.$ZodError) => z.core.toDotPath(error.issues[0]?.path ?? []);

/** A response's postings, up to the limit. Their contents are not checked here: each is parsed separately. */
export const Postings = z
  .custom<readonly unknown[]>((value) => Array.isArray(value))
  .check(z.maxLength(MAX_ITEMS));

/** The list of postings in a field of the response. */
export const postingsUnder = (name: string) =>
  z.pipe(
    z.object({ [name]: Postings }),
    z.transform((answer) => answer[name] ?? []),
  );

// Bounds the length of every text before any regular expression reads it.
const bound = (text: string) => text.trim().slice(0, MAX_FIELD);

/** A required field: a title, a name, a URL. */
export const NeededText = z.pipe(z.string(), z.transform(bound));

/** A required id. */
export const Id = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((id) => bound(String(id))),
);

// An optional field: a value of another type counts as missing.
const lenient = <Value>(read: (value: unknown) => Value) =>
  z.pipe(z.optional(z.unknown()), z.transform(read));

const readText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const Text = lenient((value) => bound(readText(value)));

/** A description or part of one, which has a separate limit beyond which a posting is rejected. */
export const LongText = lenient(readText);

const boundList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];

/** One text or a list of them. */
export const Texts = lenient((value) =>
  (typeof value === "string" ? [value] : boundList(value))
    .filter((text) => typeof text === "string")
    .map(bound),
);

/** Anything, to be read elsewhere: dates. */
export const Anything = z.optional(z.unknown());

export const Flag = lenient((value) => (typeof value === "boolean" ? value : undefined));

/** An amount of money as a number or digits. */
export const Amount = lenient((value) => {
  if (typeof value === "number") return value;
  return typeof value === "string" ? bound(value) : undefined;
});

/** A list of items; those that do not parse are left out. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) =>
  lenient((value) =>
    boundList(value).flatMap((raw) => {
      const read = item.safeParse(raw);
      return read.success ? [read.data] : [];
    }),
  );

/** A nested item, undefined if it does not parse. */
export const maybe = <Value>(item: z.ZodMiniType<Value>) => lenient((value) => item.safeParse(value).data);
