// Changing these lists requires a new INDEX_FORMAT, see synonyms.ts.

/**
 * Kinds of work, and the titles of people who do it, which a stemmer does not connect. A search for the work also finds
 * the titles, but not vice versa: a manager is not a management trainee.
 */
export const WORK_TRADES: Readonly<Record<string, string>> = {
  management: "manager",
  administration: "administrator",
  coordination: "coordinator",
  programming: "programmer, developer",
  testing: "tester",
  design: "designer",
  research: "researcher",
  annotation: "annotator",
  writing: "writer",
  editing: "editor",
  blogging: "blogger",
  translation: "translator",
  transcription: "transcriber, transcriptionist",
  animation: "animator",
  illustration: "illustrator",
  photography: "photographer",
  production: "producer",
  moderation: "moderator",
  teaching: "teacher",
  tutoring: "tutor",
  training: "trainer",
  education: "educator, teacher",
  consulting: "consultant",
  recruiting: "recruiter",
  recruitment: "recruiter",
  planning: "planner",
  scheduling: "scheduler",
  banking: "banker",
  driving: "driver",
  cleaning: "cleaner",
  nursing: "nurse",
  therapy: "therapist",
  counseling: "counselor, counsellor",
  counselling: "counselor, counsellor",
  pharmacy: "pharmacist",
  psychiatry: "psychiatrist",
  dentistry: "dentist",
  nutrition: "nutritionist, dietitian",
  accountancy: "accountant",
  audit: "auditor",
  auditing: "auditor",
  underwriting: "underwriter",
  law: "lawyer",
  purchasing: "purchaser, buyer",
  buying: "buyer",
  sourcing: "sourcer",
  dispatching: "dispatcher",
  interpreting: "interpreter",
  interpretation: "interpreter",
  publishing: "publisher",
  curation: "curator",
  architecture: "architect",
  statistics: "statistician",
  economics: "economist",
  mathematics: "mathematician",
  linguistics: "linguist",
  beratung: "berater, consultant",
  entwicklung: "entwickler",
  softwareentwicklung: "softwareentwickler, entwickler",
  leitung: "leiter",
  teamleitung: "teamleiter",
  projektleitung: "projektleiter",
  betreuung: "betreuer",
  ubersetzung: "ubersetzer",
  programmierung: "programmierer",
};

/**
 * Trades named both by the work and by the people who do it, so that each name finds the other: the work, the people,
 * and the fields if the two words alone are ambiguous.
 */
export const NAMED_BY_WORK: readonly (readonly [work: string, doers: string, fields?: string])[] = [
  // Technology.
  [
    "development",
    "developer, engineer",
    "software, web, app, application, mobile, ios, android, flutter, game, embedded, frontend, backend, fullstack, api, database, etl, " +
      "javascript, typescript, react, reactnative, angular, vue, nodejs, python, django, java, kotlin, swift, php, laravel, ruby, rails, " +
      "golang, rust, scala, .net, c#, c++, sql, wordpress, shopify, webflow, drupal, magento, salesforce, sap, unity, blockchain, solidity",
  ],
  [
    "architecture",
    "architect",
    "software, solution, cloud, data, enterprise, security, system, network, technical",
  ],
  ["administration", "administrator", "system, network, database, linux, windows, it, salesforce, office"],
  ["testing", "tester", "software, qa, penetration, game, manual"],
  ["datascience", "data scientist"],
  ["analysis", "analyst", "data, business, financial, market, security, risk, credit"],
  ["analytics", "analyst", "data, business, product, marketing, web"],
  ["annotation", "annotator", "data, image, video"],
  ["labeling", "labeler", "data"],

  // Design.
  [
    "design",
    "designer",
    "product, graphic, web, ux, ui, user experience, user interface, visual, brand, interaction, motion, service, game, level, sound, " +
      "interior, fashion, industrial, instructional, learning, presentation, packaging, print",
  ],
  ["illustration", "illustrator"],
  ["photography", "photographer"],
  ["videography", "videographer"],
  ["editing", "editor", "video, photo, film, audio, copy, content"],
  ["production", "producer", "video, podcast, audio, music, event"],
  ["acting", "actor", "voice"],

  // Writing and marketing.
  ["writing", "writer", "technical, content, medical, scientific, grant, proposal, ux, creative, blog, seo"],
  ["copywriting", "copywriter"],
  ["ghostwriting", "ghostwriter"],
  ["scriptwriting", "scriptwriter"],
  ["screenwriting", "screenwriter"],
  ["proofreading", "proofreader"],
  ["journalism", "journalist"],
  ["creation", "creator", "content, video"],
  ["strategy", "strategist", "content, brand, marketing, digital, socialmedia"],
  ["moderation", "moderator", "content, community, chat"],
  ["research", "researcher", "user, ux, market, design"],
  ["buying", "buyer", "media"],

  // Management and business.
  [
    "management",
    "manager",
    "project, product, program, delivery, engineering, account, community, socialmedia, campaign, brand, event, operations, office, " +
      "case, property, change, vendor, territory",
  ],
  ["consulting", "consultant", "management, strategy, it, sap, erp, salesforce, tax, hr"],
  ["coordination", "coordinator", "project, event"],
  ["planning", "planner", "event, media, demand, supply, production"],
  ["setting", "setter", "appointment"],
  ["adjusting", "adjuster", "claims"],

  // Health.
  ["therapy", "therapist", "physical, occupational, speech, respiratory, massage"],
  ["coding", "coder", "medical"],
  ["billing", "biller", "medical"],
  ["social work", "social worker"],
];
