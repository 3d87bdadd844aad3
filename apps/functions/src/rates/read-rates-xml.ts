import type { ReferenceRates } from "@farwork/domain/rates";
import { XMLParser } from "fast-xml-parser";
import * as z from "zod/mini";

/** Why a response is not a valid rates file. */
export type RatesProblem =
  /** Not well-formed XML, or with a document type, which could define entities. */
  | "malformed"
  /** Other XML than the European Central Bank's. */
  | "unexpected"
  /** An invalid rate: not a number, missing, or of a repeated currency. */
  | "bad-rate"
  /** Too few currencies. */
  | "incomplete";

export type ReadRates =
  | { readonly ok: true; readonly value: ReferenceRates }
  | { readonly ok: false; readonly error: { readonly code: RatesProblem } };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (_name, path) => path === "Envelope.Cube.Cube" || path === "Envelope.Cube.Cube.Cube",
});

const RateElement = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  rate: z.string().check(z.maxLength(20)),
});
const Day = z.object({ time: z.iso.date(), Cube: z.array(RateElement).check(z.maxLength(100)) });
const Envelope = z.object({
  Envelope: z.object({ Cube: z.object({ Cube: z.array(Day).check(z.length(1)) }) }),
});

/** The bank quotes about thirty; some have joined the euro in the past. */
const FEWEST_CURRENCIES = 20;
const RATE = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Reads a day's rates from the bank's file, https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml */
export function readRatesXml(xml: string): ReadRates {
  const document = parse(xml);
  if (document === undefined) return fail("malformed");
  const parsed = z.safeParse(Envelope, document);
  if (!parsed.success) return fail("unexpected");
  const [day] = parsed.data.Envelope.Cube.Cube;
  if (day === undefined) return fail("unexpected");
  const quotes = day.Cube.map(
    ({ currency, rate }) => [currency, RATE.test(rate) ? Number(rate) : 0] as const,
  );
  const perEuro = Object.fromEntries<number>([["EUR", 1], ...quotes]);
  const isNamedOnce = Object.keys(perEuro).length === quotes.length + 1;
  if (!isNamedOnce || quotes.some(([, rate]) => rate <= 0)) return fail("bad-rate");
  if (quotes.length < FEWEST_CURRENCIES || !Object.hasOwn(perEuro, "USD")) return fail("incomplete");
  return { ok: true, value: { date: day.time, perEuro } };
}

function fail(code: RatesProblem): ReadRates {
  return { ok: false, error: { code } };
}

/** Undefined if it is not XML or has a document type. */
function parse(xml: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  try {
    // `true` validates the document first.
    return parser.parse(xml, true);
  } catch {
    return undefined;
  }
}
