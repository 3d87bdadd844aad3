import * as z from "zod/mini";

import { MAX_ENTRIES, MAX_FIELD, MAX_ITEMS } from "./item-limits.ts";

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
