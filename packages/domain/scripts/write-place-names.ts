// `node packages/domain/scripts/write-place-names.ts <cities1000.txt>`: writes down what countries are called in the
// languages postings come in and in their own, by Node's own data (Unicode CLDR), and the world's larger towns.
//
// The file is https://download.geonames.org/export/dump/cities1000.zip (GeoNames, CC BY 4.0).
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

import { getCountryDataList } from "countries-list";

import { COUNTRY_CODES } from "../src/place/country-codes.ts";
import { foldName } from "../src/text/fold-text.ts";

const LANGUAGES = ["en", "de", "es", "pt", "fr"];
/** Thousands of people. */
const LEAST = 15;
const WELL_KNOWN = 100;

// What English calls a town of another main name in the file, and other names of towns, both as listed there.
const ENGLISH = `Köln=Cologne|New York City=New York|Washington, D.C.=Washington|Frankfurt am Main=Frankfurt|
Göteborg=Gothenburg|Genève=Geneva|Sevilla=Seville|Iaşi=Iași|Hannover=Hanover|Nürnberg=Nuremberg|Zaragoza=Saragossa|
Gurgaon=Gurugram|Den Haag=The Hague|Donostia / San Sebastián=San Sebastián|Gasteiz / Vitoria=Vitoria-Gasteiz|
Århus=Aarhus|Gent=Ghent|Antwerpen=Antwerp|Brugge=Bruges|Luzern=Lucerne|Padova=Padua|Panamá=Panama City|Luimneach=Limerick|
Gaillimh=Galway|Santiago de Querétaro=Querétaro|Juárez=Ciudad Juárez|Odessa=Odesa|Mysore=Mysuru|Mangalore=Mangaluru|
Allahābād=Prayagraj|Hāora=Howrah|Hubli=Hubballi|Bhubaneshwar=Bhubaneswar|Cochin=Kochi|Dehra Dūn=Dehradun|Belgaum=Belagavi|
Gulbarga=Kalaburagi|Bellary=Ballari|Shimoga=Shivamogga|Pālghāt=Palakkad|Pimpri=Pimpri-Chinchwad|Makati City=Makati|
Pasig City=Pasig|Caloocan City=Caloocan|Rishon LeẔiyyon=Rishon LeZion|Petah Tiqwa=Petah Tikva|Ajman City=Ajman|
Ras Al Khaimah City=Ras Al Khaimah|Al Fujairah City=Fujairah|Port Elizabeth=Gqeberha|Taoyuan City=Taoyuan`;
const OTHERS = `München|Wien|Praha|Warszawa|Milano|Roma|Torino|Firenze|Napoli|Lisboa|Bruxelles|Brussel|København|Moskva|
București|Beograd|Bangalore|Bombay|Calcutta|Madras|Kiev|Cracow|Krakau|Breslau|Danzig|Ciudad de México|CDMX|NYC|Genf|
Zürich|Lisbonne|Londres|Francfort|Munique|Sao Paulo|Saigon|Peking|San Fransisco|Seul|Tel-Aviv|Athina|
Kopenhagen|Mailand|Rom|Venezia|Genova|Den Haag|'s-Gravenhage|Cologne|Nuremberg|Göteborg|Köln|Sevilla|Nürnberg|Hannover|
Gurgaon|Hanover|Washington DC|Washington D.C.|New York City|Frankfurt am Main|Cali|Bogota|Poona|Baroda|Helsingfors|
København|Gent|Antwerpen|Anvers|Brugge|Louvain|Luzern|Padova|Ciudad de Panamá|La Coruña|Coruña|Palma de Mallorca|Las Palmas|
Oporto|Den Bosch|Plzeň|Freiburg im Breisgau|Kharkov|Lvov|Lemberg|Cluj|Mysore|Mangalore|Allahabad|Haora|Hubli|Bhubaneshwar|
Cochin|Dehra Dun|Belgaum|Gulbarga|Bellary|Shimoga|Palghat|Sholapur|Trivandrum|Vizag|Pimpri|Pondicherry|Calicut|Trichy|
Chattogram|Ho Chi Minh|Danang|Rangoon|Cebu|Davao City|Tel Aviv-Yafo|Makkah|Madinah|Marrakech|Tanger`;

// GeoNames numbers states of Canada and Brazil; ISO 3166-2 has letters for them.
const CANADA = "01AB 02BC 03MB 04NB 05NL 07NS 08ON 09PE 10QC 11SK 12YT 13NT 14NU";
const BRAZIL =
  "01AC 02AL 03AP 04AM 05BA 06CE 07DF 08ES 11MS 13MA 14MT 15MG 16PA 17PB 18PR 20PI 21RJ 22RN 23RS 24RO 25RR 26SC 27SP 28SE 29GO 30PE 31TO";

/** Countries in other languages that are other words in English, or names of people. */
const OTHER_WORDS = new Set([
  "island",
  "chili",
  "maurice",
  "mauricio",
  "dominique",
  "malte",
  "suede",
  "saint martin",
]);

type Town = { name: string; where: string; country: string; people: number };

function readTowns(file: string): [name: string, town: Town][] {
  const english = new Map(
    ENGLISH.replaceAll("\n", "")
      .split("|")
      .map((pair) => {
        const [name = "", other = ""] = pair.split("=");
        return [name, other];
      }),
  );
  const others = OTHERS.replaceAll("\n", "").split("|");
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, main = "", , alternates = "", , , , kind = "", country = "", , state = ""] = line.split("\t");
      const people = Math.round(Number(line.split("\t")[14]) / 1000);
      if (people < LEAST || kind === "PPLX" || !COUNTRY_CODES.has(country)) return [];
      const where = nameState(country, state);
      const listed = new Set(alternates.split(","));
      const more = people >= WELL_KNOWN ? others.filter((other) => listed.has(other)) : [];
      // "Halle (Saale)", "Biel/Bienne".
      const parts = main.replace(/ \(.*\)$/, "").split(/(?<! )\/(?! )/);
      return parts.flatMap((part) => {
        const name = english.get(main) ?? part;
        return [part, name, ...more].map((one): [string, Town] => [
          foldName(one.replaceAll(",", "")),
          { name, where, country, people },
        ]);
      });
    });
}

function nameState(country: string, number: string): string {
  const lists: Readonly<Record<string, string>> = { CA: CANADA, BR: BRAZIL };
  const state =
    country === "US"
      ? number
      : lists[country]
          ?.split(" ")
          .find((pair) => pair.startsWith(number))
          ?.slice(2);
  return number !== "" && state ? `${country}-${state}` : country;
}

/** "dusseldorf|Düsseldorf DE620;": by name, the largest first. */
function writeTowns(file: string): string {
  const byName = Map.groupBy(readTowns(file), ([name]) => name);
  const byLetter = Map.groupBy(
    [...byName].filter(([name]) => /^[a-z][a-z .-]{2,}$/.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ([name]) => name.charAt(0),
  );
  const rows = [...byLetter].map(([letter, names]) => {
    const entries = names.map(([name, towns]) => {
      const places = new Map(
        towns
          .toSorted(([, a], [, b]) => a.people - b.people)
          .map(([, town]) => [`${town.name} ${town.where}`, town]),
      );
      return `${name}|${[...places.values()]
        .toSorted((a, b) => b.people - a.people)
        .slice(0, 8)
        .map((town) => writeTown(name, town))
        .join(",")}`;
    });
    return `  ${letter}: ${JSON.stringify(`;${entries.join(";")};`)},`;
  });
  return `/**
 * Towns of 15,000 people and more, by the first letter of their folded names: where they are, and how many thousands live
 * there. Written by scripts/write-place-names.ts from data of GeoNames (https://www.geonames.org), CC BY 4.0.
 */
export const WRITTEN_TOWNS: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`;
}

// The name goes without saying where its words are only begun with capitals.
function writeTown(folded: string, { name, where, people }: Town): string {
  const usual = folded.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
  return `${name === usual ? "" : name}${name === usual ? "" : " "}${where}${people}`;
}

function writeCountries(towns: ReadonlyMap<string, Town>): string {
  const taken = new Map<string, string>();
  const claim = (code: string, stated: string, language = "en") => {
    const name = foldName(stated.replaceAll(",", " "));
    const town = towns.get(name);
    // "Granada" is Spain's before it is Grenada.
    const isTown = town !== undefined && town.country !== code && town.people >= WELL_KNOWN;
    const isLong = name.length > 3 || /^[^a-z]+$/.test(name) || language === "en" || language === "alias";
    const isOther = isTown || OTHER_WORDS.has(name) || !isLong;
    if (name.length > 1 && !taken.has(name) && (language === "en" || !isOther)) taken.set(name, code);
  };
  const speak = (code: string, language: string) => {
    for (const style of ["long", "short"] as const) {
      const spoken = new Intl.DisplayNames(language, { type: "region", fallback: "none", style });
      claim(code, spoken.of(code) ?? "", language);
    }
  };
  for (const language of LANGUAGES) for (const code of COUNTRY_CODES) speak(code, language);
  const listed = getCountryDataList().filter(({ iso2 }) => COUNTRY_CODES.has(iso2));
  for (const { iso2: code, name, native, alias = [], languages } of listed) {
    claim(code, name);
    // The Gold Coast is Australia's before it is Ghana.
    for (const stated of alias) claim(code, stated, "alias");
    claim(code, native, "native");
    for (const language of languages.slice(0, 2)) speak(code, language);
  }
  const names = Map.groupBy(taken, ([, code]) => code);
  const rows = [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, list]) => `${code} ${list.map(([name]) => name).join("|")}`);
  const letters = listed.map(({ iso2, iso3 }) => `${iso2} ${iso3.toLowerCase()}`);
  return `/** What countries are called, folded, in several languages and their own. Written by scripts/write-place-names.ts. */
export const WRITTEN_COUNTRY_NAMES =
  ${JSON.stringify(rows.join(";"))};

/** Their three letters, by ISO 3166. */
export const WRITTEN_LETTERS =
  ${JSON.stringify(letters.join(";"))};
`;
}

const [, , file = ""] = argv;
const largest = new Map(readTowns(file).toSorted(([, a], [, b]) => a.people - b.people));
const at = (name: string) => new URL(`../src/place/${name}.ts`, import.meta.url);
writeFileSync(at("written-towns"), writeTowns(file));
writeFileSync(at("written-country-names"), writeCountries(largest));
