import * as z from "zod/mini";

import type { FeedSource } from "../source/feed-source.ts";
import type { CompanyBoard } from "./company-board.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import type { FeedItem, ItemRejection, RejectedField } from "./feed-item.ts";
import { MAX_ENTRIES, MAX_FIELD, MAX_ITEMS } from "./item-limits.ts";
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

/** An answer's postings, as many as one may hold. They are not looked into: each is read by itself. */
export const Postings = z
  .custom<readonly unknown[]>((value) => Array.isArray(value))
  .check(z.maxLength(MAX_ITEMS));

/** The list of postings under a name of the answer's. */
export const postingsUnder = (name: string) =>
  z.pipe(
    z.object({ [name]: Postings }),
    z.transform((answer) => answer[name] ?? []),
  );

// Whoever reads a field, by whatever expression, has a text of a bearable length.
const bound = (text: string) => text.trim().slice(0, MAX_FIELD);

/** A field a posting cannot do without: a title, a name, an address. */
export const NeededText = z.pipe(z.string(), z.transform(bound));

/** Another: its id there. */
export const Id = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((id) => bound(String(id))),
);

// What a posting can do without: a value of another kind counts as none.
const lenient = <Value>(read: (value: unknown) => Value) =>
  z.pipe(z.optional(z.unknown()), z.transform(read));

const readText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const Text = lenient((value) => bound(readText(value)));

/** A description, or a part of one: it has a limit of its own, beyond which a posting is rejected. */
export const LongText = lenient(readText);

const boundList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];

/** One text or a list of them. */
export const Texts = lenient((value) =>
  (typeof value === "string" ? [value] : boundList(value))
    .filter((text) => typeof text === "string")
    .map(bound),
);

/** What somebody else reads: dates. */
export const Anything = z.optional(z.unknown());

export const Flag = lenient((value) => (typeof value === "boolean" ? value : undefined));

/** An amount of money: a number, or its digits. */
export const Amount = lenient((value) => {
  if (typeof value === "number") return value;
  return typeof value === "string" ? bound(value) : undefined;
});

/** A list of items of their own; those that do not parse are left out. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) =>
  lenient((value) =>
    boundList(value).flatMap((raw) => {
      const read = item.safeParse(raw);
      return read.success ? [read.data] : [];
    }),
  );

/** An item of its own, undefined where it does not parse. */
export const maybe = <Value>(item: z.ZodMiniType<Value>) => lenient((value) => item.safeParse(value).data);
