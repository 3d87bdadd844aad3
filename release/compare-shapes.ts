import * as z from "zod/mini";

/** What JSON Schema says of a value, as far as our contracts use it. */
const Shape = z.looseObject({
  /** Several where a value may be of any of these. */
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  get anyOf() {
    return z.optional(z.array(Shape));
  },
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  get properties() {
    return z.optional(z.record(z.string(), Shape));
  },
  required: z.optional(z.array(z.string())),
  /** What a field may be that `properties` does not name: false where there is none. */
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), Shape]));
  },
  get items() {
    return z.optional(Shape);
  },
});
export type Shape = z.infer<typeof Shape>;

/** What a schema takes on the wire. What JSON Schema has no words for counts as anything. */
export function describeShape(schema: z.core.$ZodType): Shape {
  return z.parse(Shape, z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }));
}

const LEAST = ["minimum", "exclusiveMinimum", "minLength", "minItems"];
const MOST = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];
/** Compared as they are: which of two patterns lets more through nobody can tell. */
const ALIKE = ["pattern", "format", "allOf", "propertyNames"];
/** What a record says of its fields' names where they are any. */
const ANY_NAME = '{"type":"string"}';

/**
 * Where a reader would refuse what a writer may write, each place once. Nothing where all that is written is
 * understood.
 *
 * @example findRefusals(describeShape(z.object({ page: z.int() })), describeShape(z.object({})), "page");
 * // ["page.page has to be there"]
 */
export function findRefusals(reader: Shape, writer: Shape, path: string): string[] {
  if (JSON.stringify(reader) === JSON.stringify(writer)) return [];
  const { type, anyOf } = writer;
  const kinds = anyOf ?? (Array.isArray(type) ? type.map((one) => ({ ...writer, type: one })) : undefined);
  if (kinds) return kinds.flatMap((kind) => findRefusals(reader, kind, path));
  if (reader.anyOf) {
    const refusals = reader.anyOf.map((one) => findRefusals(one, writer, path));
    return refusals.some((found) => found.length === 0) ? [] : [`${path} may be of a kind that is not known`];
  }
  return [
    ...compareValues(reader, writer, path),
    ...compareLimits(reader, writer, path),
    ...compareFields(reader, writer, path),
    ...(reader.items && writer.items ? findRefusals(reader.items, writer.items, `${path}[]`) : []),
  ];
}

function compareValues(reader: Shape, writer: Shape, path: string): string[] {
  const known = listValues(reader);
  const written = listValues(writer);
  if (known && !written) return [`${path} may have other values than ${JSON.stringify(known)}`];
  if (known && written) {
    return written
      .filter((value) => !known.includes(value))
      .map((value) => `${path} may be ${JSON.stringify(value)}`);
  }
  const types = listTypes(reader);
  if (types.length === 0) return [];
  const unknown = listTypes(writer).filter(
    (type) => !types.includes(type) && !(type === "integer" && types.includes("number")),
  );
  if (listTypes(writer).length === 0) unknown.push("anything");
  return unknown.map((type) => `${path} may be ${type} instead of ${types.join(" or ")}`);
}

function listTypes({ type }: Shape): string[] {
  return type === undefined ? [] : [type].flat();
}

function listValues(shape: Shape): readonly unknown[] | undefined {
  return shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
}

function compareLimits(reader: Shape, writer: Shape, path: string): string[] {
  const isWithin = (name: string) => {
    const [limit, own] = [reader[name], writer[name]];
    if (typeof limit !== "number") return true;
    return typeof own === "number" && (LEAST.includes(name) ? own >= limit : own <= limit);
  };
  const isAlike = (name: string) =>
    [undefined, ANY_NAME, JSON.stringify(writer[name])].includes(JSON.stringify(reader[name]));
  // Of a value that is one of a list nothing else has to be known.
  if (listValues(writer)) return [];
  return [
    ...[...LEAST, ...MOST].filter((name) => !isWithin(name)),
    ...ALIKE.filter((name) => !isAlike(name)),
  ].map((name) => `${path} may break ${name} ${JSON.stringify(reader[name])}`);
}

function compareFields(reader: Shape, writer: Shape, path: string): string[] {
  const missing = (reader.required ?? []).filter((name) => !writer.required?.includes(name));
  const { additionalProperties: named } = writer;
  return [
    ...missing.map((name) => `${path}.${name} may be missing`),
    ...Object.entries(writer.properties ?? {}).flatMap(([name, own]) =>
      compareField(reader.properties?.[name] ?? reader.additionalProperties, own, `${path}.${name}`),
    ),
    // Of an object that is no record, a schema writes what it names and nothing else.
    ...(typeof named === "object" ? compareField(reader.additionalProperties, named, `${path}.*`) : []),
  ];
}

function compareField(reader: Shape | boolean | undefined, written: Shape, path: string): string[] {
  if (reader === false) return [`${path} is not known`];
  return typeof reader === "object" ? findRefusals(reader, written, path) : [];
}
