import * as z from "zod/mini";

/** The list of postings under a name of the answer's. */
export const postingsUnder = (name: string) =>
  z.pipe(
    z.object({ [name]: z.array(z.unknown()) }),
    z.transform((answer) => answer[name] ?? []),
  );

/** A field a posting cannot do without: its id there. */
export const Id = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((id) => String(id).trim()),
);

// What a posting can do without: a value of another kind counts as none.
const lenient = <Value>(read: (value: unknown) => Value) =>
  z.pipe(z.optional(z.unknown()), z.transform(read));

export const Text = lenient((value) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "",
);

/** One text or a list of them. */
export const Texts = lenient((value) => [value].flat().filter((text) => typeof text === "string"));

/** What somebody else reads: dates. */
export const Anything = z.optional(z.unknown());

export const Flag = lenient((value) => (typeof value === "boolean" ? value : undefined));

/** An amount of money: a number, or its digits. */
export const Amount = lenient((value) =>
  typeof value === "number" || typeof value === "string" ? value : undefined,
);

/** A list of items of their own; those that do not parse are left out. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) =>
  lenient((value) =>
    (Array.isArray(value) ? value : []).flatMap((raw: unknown) => {
      const read = item.safeParse(raw);
      return read.success ? [read.data] : [];
    }),
  );

/** An item of its own, undefined where it does not parse. */
export const maybe = <Value>(item: z.ZodMiniType<Value>) => lenient((value) => item.safeParse(value).data);
