import * as fc from "fast-check";
import * as z from "zod/mini";

import { HOSTILE_STRINGS } from "./hostile-values.ts";

// The part of JSON Schema that our contracts use.
const Schema = z.looseObject({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});

/** Wire values that match a schema; strings have the right length and usually the right format. */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function fromJsonSchema(described: unknown): fc.Arbitrary<unknown> {
  const schema = z.parse(Schema, described);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  if (schema.type === "object") return fromObject(schema);
  if (schema.type === "array")
    return fc.array(fromJsonSchema(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
  if (schema.type === "boolean") return fc.boolean();
  const { minimum: min = 0, maximum: max = 1_000_000 } = schema;
  if (schema.type === "integer") return fc.integer({ min, max });
  if (schema.type === "number") return fc.double({ min, max, noNaN: true });
  return fromString(schema);
}

function fromObject({ properties = {}, required = [] }: z.infer<typeof Schema>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fromJsonSchema(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function fromString({
  pattern,
  minLength = 0,
  maxLength = 60,
}: z.infer<typeof Schema>): fc.Arbitrary<unknown> {
  const bearable = HOSTILE_STRINGS.filter(({ length }) => length >= minLength && length <= maxLength);
  const free = fc.oneof(
    fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 300) }),
    fc.constantFrom("", ...bearable),
  );
  if (pattern === undefined) return free;
  // Uses few letters, as choosing from all takes a second each time.
  const written = pattern.replaceAll("\\p{L}", "a-zéß漢").replaceAll("\\p{N}", "0-9");
  const right = fc.stringMatching(new RegExp(written)).filter(({ length }) => length <= maxLength);
  return fc.oneof({ weight: 20, arbitrary: right }, free);
}
