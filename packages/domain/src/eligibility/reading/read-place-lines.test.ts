import { describe, expect, it } from "vitest";

import { readPlaceLines } from "./read-stated-places.ts";

const tell = (text: string) =>
  readPlaceLines(text).map(({ verdict, countries, regions }) =>
    [verdict, ...countries, ...regions].join(" "),
  );

describe("places behind a label", () => {
  it.each([
    ["Where you can live: Brazil, Chile or Peru.", "only BR CL PE"],
    ["País de residencia: Chile", "only CL"],
    ["Onde você pode morar: no Brasil ou em Portugal. São os países em que temos empresa.", "only BR PT"],
    ["Pays où nous recrutons : France, Belgique", "only FR BE"],
    ["Wo du wohnen kannst: in Deutschland oder Polen", "only DE PL"],
    ["¿Desde dónde? Desde cualquier país.", "open"],
    ["Standort: weltweit", "open"],
    ["Ubicación: América Latina", "only latam"],
    ["Localização\nBrasil (remoto)", "only BR"],
  ])("are where people live: %j", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });

  it("go on as long as lines name places", () => {
    const text = "Hello.\n\nEligible countries:\n- Brazil\n- Mexico\n\nWe like bread.";
    const [fact] = readPlaceLines(text);
    expect(fact?.countries).toEqual(["BR", "MX"]);
    expect(fact?.quote).toBe("Eligible countries:\n- Brazil\n- Mexico");
    expect(text.slice(fact?.at, (fact?.at ?? 0) + (fact?.quote.length ?? 0))).toBe(fact?.quote);
  });

  it.each([
    ["an office's town", "Ubicación: Lima"],
    ["an office's country", "Standort: Deutschland"],
    ["offices' towns", "Location: Lima, Bogotá"],
    ["customers", "Location: our customers in Peru and Chile"],
    ["a label of something else", "Mercados: Perú, Chile"],
    ["what is left out", "Location: Outside the US"],
    ["a line that names nothing", "Residence: yours"],
  ])("are not taken from %s", (_, text) => {
    expect(tell(text)).toEqual([]);
  });
});
