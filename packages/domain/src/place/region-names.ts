import type { CountryCode, Region, Subdivision } from "./place.ts";

/** What postings call each region, folded. */
export const REGION_NAMES: Readonly<Record<Region, string>> = {
  africa: "africa|african|afrique|afrika",
  americas: "americas|amer|north and south america|american continent|ameriques",
  apac: "apac|japac|asia pacific|apj|asia and oceania|asia pacifico|asie pacifique",
  asia: "asia|asian|asie|asien",
  caribbean: "caribbean|caribe|caraibes|karibik",
  "central-america": "central america|centroamerica|america central|amerique centrale|mittelamerika",
  emea: "emea|europe middle east and africa",
  eu:
    "eu|european union|eu countries|ue|union europea|union europeenne|uniao europeia|europaische union|europaischen union|" +
    "pais comunitario|paises comunitarios",
  europe: "europe|european|europa",
  latam:
    "latam|latin america|latin american|south and central america|america latina|latinoamerica|iberoamerica|amerique latine|" +
    "lateinamerika",
  mena: "mena|middle east and north africa",
  "middle-east":
    "middle east|middle eastern|oriente medio|medio oriente|moyen orient|naher osten|nahen osten",
  "north-america":
    "north america|northern america|north american|noram|namer|norteamerica|america del norte|america do norte|amerique du nord|" +
    "nordamerika",
  oceania: "oceania|australasia|oceanie|ozeanien",
  "south-america":
    "south america|south american|sudamerica|suramerica|america del sur|america do sul|amerique du sud|sudamerika",
};

type Part = {
  countries: readonly CountryCode[];
  subdivisions?: readonly Subdivision[];
  cities?: readonly string[];
};

/** Parts of countries, without a code but for the last four, and what stands for a town. */
export const PARTS: readonly (readonly [names: string, part: Part])[] = [
  [
    "east coast|west coast|eastern seaboard|mid atlantic|midwest|mountain west|new england|pacific northwest|pnw|gulf coast|" +
      "tri state|tri state area|tristate|tristate area|bay area|sf bay area|san francisco bay area|silicon valley|" +
      "twin cities|dfw|dfw metroplex|dmv",
    { countries: ["US"] },
  ],
  ["socal|southern ca|norcal|northern ca", { countries: ["US"], subdivisions: ["US-CA"] }],
  ["east bay|south bay|inland empire|silicon beach", { countries: ["US"], subdivisions: ["US-CA"] }],
  ["long island|hudson valley", { countries: ["US"], subdivisions: ["US-NY"] }],
  ["nova|hampton roads", { countries: ["US"], subdivisions: ["US-VA"] }],
  ["research triangle|research triangle park", { countries: ["US"], subdivisions: ["US-NC"] }],
  ["tampa bay", { countries: ["US"], subdivisions: ["US-FL"] }],
  ["north jersey|south jersey|central jersey", { countries: ["US"], subdivisions: ["US-NJ"] }],
  ["upstate ny", { countries: ["US"], subdivisions: ["US-NY"] }],
  ["carolinas", { countries: ["US"], subdivisions: ["US-NC", "US-SC"] }],
  ["dakotas", { countries: ["US"], subdivisions: ["US-ND", "US-SD"] }],
  ["chicagoland", { countries: ["US"], cities: ["Chicago"] }],
  ["gta", { countries: ["CA"] }],
  ["lower mainland", { countries: ["CA"], subdivisions: ["CA-BC"] }],
  [
    "norddeutschland|suddeutschland|ostdeutschland|westdeutschland|ruhrgebiet|rhein ruhr|rhine ruhr|rhein main|rhein main gebiet|rhine main|rhein neckar",
    { countries: ["DE"] },
  ],
  ["randstad", { countries: ["NL"] }],
  ["bali", { countries: ["ID"] }],
  ["tirol|steiermark|vorarlberg|karnten", { countries: ["AT"] }],
  ["wallonie|wallonia|flandre|flanders|vlaanderen", { countries: ["BE"] }],
  [
    "catalonia|cataluna|catalunya|andalusia|andalucia|basque country|comunidad de madrid|comunidad valenciana|canarias|islas canarias|baleares|islas baleares|" +
      "pais vasco|euskadi",
    { countries: ["ES"] },
  ],
  [
    "bretagne|occitanie|normandie|nouvelle aquitaine|auvergne rhone alpes|hauts de france|grand est|pays de la loire",
    { countries: ["FR"] },
  ],
  ["algarve|alentejo|madeira|acores", { countries: ["PT"] }],
  ["cdmx", { countries: ["MX"], cities: ["Mexico City"] }],
  ["washington dc|washington d c", { countries: ["US"], subdivisions: ["US-DC"], cities: ["Washington"] }],
  ["england", { countries: ["GB"], subdivisions: ["GB-ENG"] }],
  ["northern ireland", { countries: ["GB"], subdivisions: ["GB-NIR"] }],
  ["scotland", { countries: ["GB"], subdivisions: ["GB-SCT"] }],
  ["wales", { countries: ["GB"], subdivisions: ["GB-WLS"] }],
];

/** The states and provinces of a country by ISO 3166-2, as postings name them: a code may have several names. */
export const STATES: Readonly<Record<string, string>> = {
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

/** Some of them as newspapers shorten them. */
export const STATE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  Ariz: "Arizona",
  Calif: "California",
  Colo: "Colorado",
  Conn: "Connecticut",
  Fla: "Florida",
  Ill: "Illinois",
  Mass: "Massachusetts",
  Mich: "Michigan",
  Minn: "Minnesota",
  Ont: "Ontario",
  Ore: "Oregon",
  Penn: "Pennsylvania",
  Que: "Quebec",
  Tenn: "Tennessee",
  Tex: "Texas",
  Wash: "Washington",
};
