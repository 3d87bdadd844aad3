/** Groups of countries that postings name. Slugs, as URLs and filters use them. */
export const REGIONS = [
  "africa",
  "americas",
  "apac",
  "asia",
  "caribbean",
  "central-america",
  "emea",
  "eu",
  "europe",
  "latam",
  "mena",
  "middle-east",
  "north-america",
  "oceania",
  "south-america",
] as const;

/** What a page calls each region: `REGION_LABELS.latam` is "Latin America". */
export const REGION_LABELS: Readonly<Record<(typeof REGIONS)[number], string>> = {
  africa: "Africa",
  americas: "Americas",
  apac: "Asia-Pacific",
  asia: "Asia",
  caribbean: "Caribbean",
  "central-america": "Central America",
  emea: "EMEA",
  eu: "European Union",
  europe: "Europe",
  latam: "Latin America",
  mena: "Middle East & North Africa",
  "middle-east": "Middle East",
  "north-america": "North America",
  oceania: "Oceania",
  "south-america": "South America",
};
