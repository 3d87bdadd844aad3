// Changing this list requires a new INDEX_FORMAT, see synonyms.ts.

/**
 * Compounds that people write as one word, with a hyphen or as two: all are searched as the one word on the left. Add a
 * line if a search must find all spellings, but not for words that are also adjacent by chance ("in sight").
 */
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = {
  frontend: ["front end"],
  backend: ["back end"],
  fullstack: ["full stack"],
  devops: ["dev ops"],
  devsecops: ["dev sec ops"],
  ecommerce: ["e commerce"],
  elearning: ["e learning"],
  email: ["e mail"],
  midlevel: ["mid level"],
  cybersecurity: ["cyber security"],
  healthcare: ["health care"],
  freelance: ["free lance"],
  freelancer: ["free lancer"],
  startup: ["start up"],
  website: ["web site"],
  helpdesk: ["help desk"],
  database: ["data base"],
  datacenter: ["data center", "data centre"],
  machinelearning: ["machine learning"],
  deeplearning: ["deep learning"],
  artificialintelligence: ["artificial intelligence"],
  computervision: ["computer vision"],
  nodejs: ["node js"],
  nextjs: ["next js"],
  vuejs: ["vue js"],
  reactnative: ["react native"],
  typescript: ["type script"],
  javascript: ["java script"],
  wordpress: ["word press"],
  postgresql: ["postgre sql"],
  "c#": ["c sharp", "csharp"],
  "c++": ["c plus plus", "cpp"],
  ".net": ["dot net", "dotnet"],
  parttime: ["part time"],
  fulltime: ["full time"],
  humanresources: ["human resources", "human resource"],
  realestate: ["real estate"],
  socialmedia: ["social media"],
  supplychain: ["supply chain"],
  businessdevelopment: ["business development"],
  customersuccess: ["customer success"],
  customersupport: ["customer support"],
  customerservice: ["customer service"],
  technicalsupport: ["technical support", "tech support"],
  dataentry: ["data entry"],
  datascience: ["data science"],
  qualityassurance: ["quality assurance"],
  productmarketing: ["product marketing"],
  contentmarketing: ["content marketing"],
  copywriter: ["copy writer"],
  copywriting: ["copy writing"],
  bookkeeper: ["book keeper"],
  bookkeeping: ["book keeping"],
  telemedicine: ["tele medicine"],
  paralegal: ["para legal"],
  nonprofit: ["non profit"],
  blockchain: ["block chain"],
  opensource: ["open source"],
  onboarding: ["on boarding"],
  multilingual: ["multi lingual"],
  sysadmin: ["sys admin"],
  bizdev: ["biz dev"],
  genai: ["gen ai"],
  presales: ["pre sales"],
  telehealth: ["tele health"],
  callcenter: ["call center", "call centre"],
  homeoffice: ["home office"],
  proofreader: ["proof reader"],
  proofreading: ["proof reading"],
  scriptwriter: ["script writer"],
  scriptwriting: ["script writing"],
  ghostwriter: ["ghost writer"],
  ghostwriting: ["ghost writing"],
  microservice: ["micro service"],
  lifecycle: ["life cycle"],
  datawarehouse: ["data warehouse"],
  powerbi: ["power bi"],
  lowcode: ["low code"],
  nocode: ["no code"],
  objectivec: ["objective c"],
  fintech: ["fin tech"],
  edtech: ["ed tech"],
  medtech: ["med tech"],
  wellbeing: ["well being"],
  teamlead: ["team lead"],
  gotomarket: ["go to market"],
};

/** The single word that represents these words if they are a known compound, its plural, or a name. */
export const asOneWord = (words: string): string | undefined =>
  words === "go" ? GO_LANGUAGE : (COMPOUND_OF.get(words) ?? COMPOUND_OF.get(words.replace(/s$/, "")));

/** The language Go, distinguished from the common word by `readNames`. */
export const GO_LANGUAGE = "golang";

/** The other spellings of a compound. */
export const listSpellings = (word: string): readonly string[] => SPELLINGS.get(word) ?? [];

// A Map, since people may type "constructor", which every object has.
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(COMPOUNDS));

/** Every compound, once for each spelling. */
export const listCompounds = (): { word: string; spelling: string }[] =>
  Object.entries(COMPOUNDS).flatMap(([word, spellings]) => spellings.map((spelling) => ({ word, spelling })));

const COMPOUND_OF: ReadonlyMap<string, string> = new Map(
  listCompounds().map(({ word, spelling }) => [spelling, word]),
);
