// As synonyms.ts says: a change of this list raises INDEX_FORMAT.

/**
 * Words that people write apart, with a hyphen or as one: each is looked for as the one word before it. Add a line where
 * a search must find all spellings; words that also stand side by side by chance ("in sight") do not belong here.
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

/** The one word that these words are looked for as, where they are a known compound, or several of it, or a name. */
export const asOneWord = (words: string): string | undefined =>
  words === "go" ? GO_LANGUAGE : (COMPOUND_OF.get(words) ?? COMPOUND_OF.get(words.replace(/s$/, "")));

/** The language, told from the everyday word by `readNames`. */
export const GO_LANGUAGE = "golang";

/** How a compound is written otherwise. */
export const listSpellings = (word: string): readonly string[] => SPELLINGS.get(word) ?? [];

// Asked with words that people type: an object would answer "constructor" with its own.
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(COMPOUNDS));

/** Every compound, once for each spelling. */
export const listCompounds = (): { word: string; spelling: string }[] =>
  Object.entries(COMPOUNDS).flatMap(([word, spellings]) => spellings.map((spelling) => ({ word, spelling })));

const COMPOUND_OF: ReadonlyMap<string, string> = new Map(
  listCompounds().map(({ word, spelling }) => [spelling, word]),
);
