import * as fc from "fast-check";

const INT64 = "type.googleapis.com/google.protobuf.Int64Value";

/** Marks a string that contains raw JSON. */
const AS_IT_STANDS = "as-it-stands:";

/** The body of a request, with raw numbers that JavaScript would format differently. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${AS_IT_STANDS}([^"]*)"`, "g"), "$1");
}

// Valid JSON numbers that JavaScript cannot write.
const NUMBERS = ["1e999", "-1e999", "-0", "1e-400", "123456789012345678901234567890", "0.1e1"];

export const HOSTILE_STRINGS = [
  "",
  "\u0000",
  "ada\r\nset-cookie: a=b",
  "\r\n\r\n<script>alert(1)</script>",
  "\uD800",
  "\uDFFF\uD83D",
  "\u202Eda\u200B",
  "../../../etc/passwd",
  "users/somebody",
  "..",
  ".",
  "__proto__",
  "constructor",
  "__name__",
  "$where",
  "' OR 1=1 --",
  "{{7*7}}",
  "NaN",
  "Infinity",
  "1e5",
  "2026-13-45T99:99:99Z",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "a".repeat(200),
  "a".repeat(100_000),
  "a".repeat(1_000_000),
  // Inputs for catastrophic backtracking.
  `${"a".repeat(50_000)}!`,
  `${"a ".repeat(100)}!`,
  `"${"-".repeat(199)}`,
  '"a" '.repeat(50),
  `-${"-a".repeat(99)}`,
  "(".repeat(200),
  `${"0".repeat(50_000)}Z`,
  `${" ".repeat(50_000)}x`,
  `${"a-".repeat(5000)}-`,
  "%".repeat(3000),
  `q=${"&q=a".repeat(500)}`,
  `https://${"a.".repeat(3000)}`,
  `eyJhbGciOiJub25lIn0.${"e30".repeat(1000)}.`,
  "e30.e30.",
  "eyJhbGciOiJub25lIn0.bnVsbA.",
];

/** Values that no contract accepts or that have broken parsers before. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_STRINGS),
  fc.constantFrom(...NUMBERS).map((text) => `${AS_IT_STANDS}${text}`),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    -1,
    0.5,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    100_001,
  ),
  fc.constant(HOSTILE_STRINGS.slice(0, 20)),
  // Too deep for JSON.stringify, but not for JSON.parse.
  fc
    .constantFrom(15, 25, 1000, 30_000)
    .map((depth) => `${AS_IT_STANDS}${"[".repeat(depth)}${"]".repeat(depth)}`),
  fc.constantFrom<unknown>(
    { "@type": INT64, value: "5" },
    { "@type": INT64, value: "many" },
    { "@type": INT64, value: { "@type": INT64 } },
    { "@type": "type.googleapis.com/google.protobuf.UInt64Value", value: "-1e999" },
    { "@type": "anything", value: 1 },
    { "@type": { "@type": 1 } },
    [{ "@type": INT64 }],
    { toString: "a", valueOf: "b", toJSON: "c" },
    { length: 1e9 },
    pollute("then", "not a promise"),
    pollute("__proto__", { polluted: true, uid: "admin" }),
    pollute("constructor", { prototype: { polluted: true } }),
    pollute("prototype", { polluted: true }),
  ),
  fc.constant(Array.from({ length: 5000 }, (_, at) => at)),
  fc.array(fc.string({ unit: "binary" }), { maxLength: 200 }),
  fc.json({ maxDepth: 6 }).map((text): unknown => JSON.parse(text)),
);

/** Other names for a field. */
export const hostileName = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "@type",
  "toString",
  "",
  "0",
  "uid",
);

/** An object with an own field, even if it is named like an inherited one. */
export function pollute(name: string, value: unknown, rest: object = {}): object {
  return Object.defineProperty({ ...rest }, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
