import { foldName } from "../text/fold-text.ts";
import type { Subdivision } from "./place.ts";

/** The states and provinces of a country by ISO 3166-2, as postings name them: a code may have several names. */
const STATES: Readonly<Record<string, string>> = {
  US:
    "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|" +
    "FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|" +
    "MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|" +
    "NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NY New York State|NC North Carolina|NC N. Carolina|ND North Dakota|ND N. Dakota|OH Ohio|" +
    "OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SC S. Carolina|SD South Dakota|SD S. Dakota|TN Tennessee|TX Texas|UT Utah|" +
    "VT Vermont|VA Virginia|WA Washington|WA Washington State|WV West Virginia|WV W. Virginia|WI Wisconsin|WY Wyoming",
  CA:
    "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NL Newfoundland|NS Nova Scotia|" +
    "NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|PE PEI|QC Quebec|SK Saskatchewan|YT Yukon",
  BR:
    "AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|" +
    "MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí|PR Paraná|" +
    "RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|" +
    "SP São Paulo|TO Tocantins",
  AU:
    "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|" +
    "VIC Victoria|WA Western Australia",
  IN:
    "AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|GA Goa|GJ Gujarat|HP Himachal Pradesh|HR Haryana|" +
    "JH Jharkhand|KA Karnataka|KL Kerala|MH Maharashtra|ML Meghalaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nagaland|" +
    "OD Odisha|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand|UP Uttar Pradesh|" +
    "WB West Bengal",
  MX:
    "BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas|COA Coahuila|COL Colima|DUR Durango|" +
    "GRO Guerrero|GUA Guanajuato|GUA Gto|HID Hidalgo|JAL Jalisco|JAL Jal|MIC Michoacán|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|" +
    "QUE Querétaro|QUE Qro|ROO Quintana Roo|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|YUC Yucatán|ZAC Zacatecas",
  DE:
    "BW Baden-Württemberg|BY Bavaria|BY Bayern|BB Brandenburg|HE Hesse|HE Hessen|MV Mecklenburg-Vorpommern|NI Lower Saxony|" +
    "NI Niedersachsen|NW North Rhine-Westphalia|NW Nordrhein-Westfalen|NW NRW|RP Rhineland-Palatinate|RP Rheinland-Pfalz|SL Saarland|" +
    "SN Saxony|SN Sachsen|ST Saxony-Anhalt|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thuringia|TH Thüringen",
};

const entries = Object.entries(STATES).flatMap(([country, list]) =>
  list.split("|").map((entry) => {
    const [letters = ""] = entry.split(" ", 1);
    const shown = entry.slice(letters.length + 1);
    return { country, letters, code: `${country}-${letters}`, shown, name: foldName(shown) };
  }),
);
/** What the states and provinces of each country are called. */
export const STATE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(entries, ({ country }) => country)].map(([country, states]) => [
    country,
    states.map(({ shown }) => shown),
  ]),
);

/** The countries whose states people write by their letters behind a town, and these letters: "Paris, TX". */
export const STATE_LETTERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ["US", "CA"].map((country) => [
    country,
    new Set(entries.filter((state) => state.country === country).map(({ letters }) => letters)),
  ]),
);

const BY_NAME = Map.groupBy(entries, ({ name }) => name);
/** Where a state is written by its letters alone, as in an address; in Germany behind a town, as are some of India. */
const LETTERED = new Set(["US", "CA", "BR", "AU", "DE"]);
/** "Pune, MH"; without those that are Brazil's, Britain's or another country's that is hired in. */
const INDIAN = new Set("AP CG GJ HP HR JH KA KL MH MP OD PB RJ TN TS UP WB".split(" "));
/** Others that are written so behind a town: "Monterrey, NL", "Bogotá, D.C.", "Belfast, NI", "Bern, BE". */
const WRITTEN_SHORT = [
  { letters: "NL", code: "MX-NLE" },
  { letters: "BC", code: "MX-BCN" },
  { letters: "DC", code: "CO-DC" },
  { letters: "NI", code: "GB-NIR" },
  ...["BE", "HB", "HH"].map((letters) => ({ letters, code: `DE-${letters}` })),
  ...["BE", "BS", "GE", "LU", "SG", "TI", "VD", "ZG", "ZH"].map((letters) => ({
    letters,
    code: `CH-${letters}`,
  })),
  { letters: "DL", code: "IN-DL" },
  { letters: "TG", code: "IN-TS" },
  { letters: "JK", code: "IN-JK" },
  { letters: "UT", code: "IN-CH" },
];
const isLettered = ({ country, letters }: (typeof entries)[number]) =>
  LETTERED.has(country) || (country === "IN" && INDIAN.has(letters));
const BY_LETTERS = Map.groupBy([...entries.filter(isLettered), ...WRITTEN_SHORT], ({ letters }) =>
  letters.toLowerCase(),
);

const codesOf = (found: readonly { code: string }[] = []) => [...new Set(found.map(({ code }) => code))];

/**
 * States and provinces of this folded name.
 *
 * @example findSubdivisions("texas"); // ["US-TX"]
 */
export const findSubdivisions = (folded: string): Subdivision[] => codesOf(BY_NAME.get(folded));

/**
 * Those with these letters. Many are a country's as well: "CA", "DE", "IN".
 *
 * @example findByLetters("sc"); // ["US-SC", "BR-SC"]
 */
export const findByLetters = (letters: string): Subdivision[] => codesOf(BY_LETTERS.get(letters));

/** The country that it is a part of. */
export const countryOf = (subdivision: Subdivision): string => subdivision.slice(0, 2);

const american = entries.filter(({ country }) => country === "US");
const US_NAMES: ReadonlySet<string> = new Set(american.map(({ name }) => name));
const US_LETTERS: ReadonlySet<string> = new Set(american.map(({ letters }) => letters));

/** Whether a folded name is a state of the United States ("texas"). */
export const isUsState = (folded: string): boolean => US_NAMES.has(folded);

/** Whether two capital letters are one's postal code. */
export const isUsStateCode = (text: string): boolean => US_LETTERS.has(text);
