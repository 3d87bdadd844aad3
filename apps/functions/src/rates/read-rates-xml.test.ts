import { expect, it } from "vitest";

import { readRatesXml } from "./read-rates-xml.ts";
import { writeRatesXml } from "./testing/write-rates-xml.ts";

it("reads the date and the rates of the euro", () => {
  const read = readRatesXml(writeRatesXml({ date: "2026-01-30", rates: { USD: "1.2", JPY: "183.4" } }));
  expect(read).toMatchObject({
    ok: true,
    value: { date: "2026-01-30", perEuro: { EUR: 1, USD: 1.2, JPY: 183.4, CHF: 0.9309 } },
  });
});

const GOOD = writeRatesXml({});
const ENTITIES = `<!DOCTYPE x [<!ENTITY a "1.1"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

it.each([
  ["nothing", "", "malformed"],
  ["a page for people", "<!doctype html><p>Down for maintenance", "malformed"],
  ["half a file", GOOD.slice(0, GOOD.length / 2), "malformed"],
  ["entities of its own", GOOD.replace("?>", `?>${ENTITIES}`).replace("'1.1611'", "'&b;'"), "malformed"],
  ["a file of this machine", GOOD.replace("?>", `?><!DOCTYPE x SYSTEM "file:///etc/passwd">`), "malformed"],
  ["other XML", "<rss><channel/></rss>", "unexpected"],
  ["a hundred thousand elements in each other", "<a>".repeat(100_000) + "</a>".repeat(100_000), "malformed"],
  ["two days", GOOD.replace(/(<Cube time[^]*<\/Cube>)(?=\s*<\/Cube>)/, "$1$1"), "unexpected"],
  ["a day that is none", writeRatesXml({ date: "2026-02-30" }), "unexpected"],
  ["a currency that is none", writeRatesXml({ rates: { us: "1" } }), "unexpected"],
  ["a name that objects have", writeRatesXml({ rates: { constructor: "1" } }), "unexpected"],
  ["a rate of nothing", writeRatesXml({ rates: { USD: "0" } }), "bad-rate"],
  ["a negative rate", writeRatesXml({ rates: { USD: "-1.2" } }), "bad-rate"],
  ["a rate without end", writeRatesXml({ rates: { USD: "1e999" } }), "bad-rate"],
  ["a rate in words", writeRatesXml({ rates: { USD: "N/A" } }), "bad-rate"],
  ["a currency twice", GOOD.replace("currency='CHF'", "currency='USD'"), "bad-rate"],
  ["a euro that is not one", writeRatesXml({ rates: { EUR: "2" } }), "bad-rate"],
  [
    "half of the currencies",
    GOOD.replace(/(?<=currency='USD'[^>]*>\s*)(<Cube currency[^>]*>\s*){20}/, ""),
    "incomplete",
  ],
  ["all but the dollar", GOOD.replace(/<Cube currency='USD'[^>]*>/, ""), "incomplete"],
])("refuses %s", (_, xml, code) => {
  expect(readRatesXml(xml)).toEqual({ ok: false, error: { code } });
});
