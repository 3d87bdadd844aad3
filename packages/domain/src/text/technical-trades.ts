// Changing these lists requires a new INDEX_FORMAT, see synonyms.ts.

/**
 * Trades of technology, design and products, and levels: other names of a trade, what it includes, and what is close to
 * it. A search for the words on the left also finds jobs whose titles have any of those on the right, ranked below its
 * own words. Not vice versa: a tutor may take a teacher's job, but a teacher hardly a tutor's. Singular forms are
 * enough, compounds are written as in COMPOUNDS, and synonyms are not repeated. Only applies to titles.
 */
export const TECHNICAL_TRADES: Readonly<Record<string, string>> = {
  // Levels: leads also qualify as seniors.
  senior: "staff, principal, lead",

  contract: "contractor, freelance, freelancer",
  internship:
    "praktikum, praktikant, praktikantin, pflichtpraktikum, werkstudent, werkstudentin, stagiaire, estagiario, becario, trainee, traineeship, apprentice, fellowship",

  // Software.
  "software engineer":
    "software, developer, programmer, frontend, backend, fullstack, tech lead, technical lead, member of technical staff, " +
    "web engineer, mobile engineer, android engineer, ios engineer, product engineer, platform engineer, firmware engineer, " +
    "embedded engineer, application engineer, integration engineer, lead engineer, staff engineer, principal engineer, " +
    "founding engineer, " +
    pairWords(
      "javascript, typescript, react, python, ruby, rails, java, kotlin, php, golang, rust, .net, c#, c++, scala, elixir",
      "engineer",
    ),
  frontend:
    "web developer, web engineer, web application, design technologist, design engineer, ux engineer, " +
    pairWords("ui, javascript, typescript, react, vue, angular, svelte, nextjs", "developer, engineer"),
  backend:
    "api engineer, api developer, server engineer, ruby on rails, python django, spring boot, microservice, distributed systems, server side, " +
    pairWords(
      "nodejs, node, python, java, golang, php, ruby, rails, django, laravel, .net, scala, rust, elixir",
      "developer, engineer, software",
    ),
  fullstack: "mern, mean stack, rails developer, rails engineer, product engineer, web application",
  "web developer": "frontend, fullstack, web engineer, wordpress, php developer, shopify developer, webflow",
  "mobile developer":
    "android developer, android engineer, ios developer, ios engineer, flutter developer, reactnative, kotlin developer, swift developer, mobile engineer",
  "ios developer": "mobile developer, mobile engineer, swift developer, reactnative, flutter",
  "android developer": "mobile developer, mobile engineer, kotlin developer, reactnative, flutter",
  "embedded engineer": "firmware, embedded software, embedded systems",
  "software architect":
    "technical architect, solution architect, enterprise architect, application architect, system architect",
  "solution architect":
    "technical architect, cloud architect, software architect, enterprise architect, platform architect, security architect, " +
    "ai architect, system architect, integration architect, m365 architect, salesforce architect, observability architect",
  "engineering manager":
    "head of engineering, director of engineering, engineering director, vp of engineering, vp engineering, engineering lead, " +
    "software development manager, web development manager, head of development",
  "principal engineer":
    "staff engineer, staff software, principal software, lead engineer, lead software, distinguished engineer",
  "staff engineer": "principal engineer, principal software, staff software, lead engineer, lead software",
  cto: "head of technology, vp of technology, director of technology, technology director, vp engineering, vp of engineering",
  "tech lead": "lead engineer, lead developer, lead software, technical lead, engineering lead",
  devops:
    "sre, site reliability, platform engineer, cloud engineer, infrastructure engineer, dataops, mlops, devsecops, gitops, " +
    "release engineer, build engineer, kubernetes, infrastructure team, production infrastructure, cloud systems, ci cd",
  "site reliability engineer":
    "devops engineer, platform engineer, infrastructure engineer, production engineer, reliability engineer, cloud engineer",
  "platform engineer": "devops, sre, infrastructure engineer, site reliability, cloud engineer",
  "cloud engineer":
    "devops engineer, cloud architect, cloud systems, cloud infrastructure, aws engineer, azure engineer, platform engineer, cloud developer",
  "infrastructure engineer": "devops engineer, platform engineer, cloud engineer, sre, systems engineer",
  "system administrator":
    "sysadmin, it administrator, network administrator, systems engineer, linux administrator, linux engineer, server administrator, " +
    "active directory, m365 administrator, windows administrator, it operations",
  "network engineer": "network administrator, network architect, network specialist, network security",
  "database administrator": "database engineer, database developer, database manager",
  cybersecurity:
    "security engineer, security analyst, security architect, security consultant, security specialist, security governance, " +
    "security manager, cloud security, application security, penetration tester, threat intelligence, threat, soc analyst, grc, cyber, " +
    "detection, incident response, devsecops, appsec, ciso, red team, information security, data protection",
  "security engineer":
    "security analyst, security architect, cyber engineer, detection engineer, devsecops, grc engineer",
  "security analyst": "soc analyst, threat intelligence, security engineer, grc analyst, cyber analyst",
  qualityassurance:
    "quality engineer, quality analyst, tester, sdet, test engineer, test automation, software testing, test analyst, test manager, test lead",
  "qa engineer":
    "quality engineer, sdet, tester, test engineer, test automation, quality analyst, test analyst, engineer in test",
  tester:
    "test engineer, test analyst, test automation, test manager, test lead, sdet, qa, qualityassurance, quality engineer, quality analyst",
  "software tester": "quality engineer, sdet, test automation, test analyst, qualityassurance, qa",

  coder: "developer, programmer, software engineer",
  // Too ambiguous for the other direction: "em" is also Portuguese.
  em: "engineering manager",
  "eng manager": "engineering manager",

  // Data.
  "data analyst":
    "business intelligence, bi, analytics, insights analyst, reporting analyst, research analyst, product analyst, pricing analyst, " +
    "marketing analyst, web analyst, growth analyst, operations analyst, data insights, data visualization, reporting specialist",
  "data scientist":
    "datascience, decision scientist, machinelearning scientist, applied scientist, research scientist, ml scientist, ai scientist, " +
    "ai researcher, quantitative analyst, quantitative researcher, statistician, machinelearning engineer, ml engineer",
  "data engineer":
    "analytics engineer, etl developer, data platform, data architect, datawarehouse, big data, dataops, database engineer, " +
    "data infrastructure, data pipeline, data developer",
  "analytics engineer": "data engineer, bi developer, data analyst",
  "business intelligence": "bi, powerbi, datawarehouse, tableau, looker, analytics, data analyst",
  "business analyst":
    "business systems analyst, systems analyst, process analyst, functional analyst, product analyst, operations analyst, " +
    "business systems manager, technical analyst, requirements",
  "machinelearning engineer":
    "ai engineer, ai developer, ai researcher, ai architect, mlops, llm engineer, deeplearning, computervision, nlp engineer, " +
    "machinelearning scientist, ml scientist, ai scientist, applied scientist, generative ai, gen ai, artificialintelligence engineer",
  "ai engineer":
    "machinelearning engineer, ml engineer, ai developer, ai architect, ai researcher, ai scientist, llm engineer, deeplearning, " +
    "computervision, nlp engineer, mlops, ai team, generative ai, gen ai, prompt engineer",
  machinelearning:
    "ai engineer, ai researcher, ai scientist, deeplearning, computervision, datascience, data scientist, llm, nlp",
  "ai trainer":
    "ai tutor, ai training, ai specialist, ai evaluator, ai rater, ai annotator, ai writer, data annotator, data annotation, " +
    "data labeling, data labeler, annotator, rlhf, search evaluator, language specialist, red team",

  // Design.
  "user experience":
    "product designer, product design, interaction designer, user research, user researcher, ui designer, service designer, lead designer",
  "user interface": "ux, product designer, interaction designer, visual designer, web designer",
  "product designer": "ux, ui, user experience, interaction designer",
  "graphic designer":
    "visual designer, visual design, brand designer, illustrator, marketing designer, communication designer, presentation designer, " +
    "production designer, print designer, creative designer, digital designer, email designer, web designer, art director, grafik",
  "web designer": "webflow, ui designer, digital designer, ux designer, wordpress designer",
  "brand designer": "graphic designer, visual designer",
  animator: "motion designer, motion graphics, animation, rigging",
  "video editor": "video producer, videographer, film editor, video creator, cinematic",
  "game designer":
    "level designer, gameplay designer, game design, narrative, systems designer, quest designer",
  "art director": "creative director, head of design, creative lead, creative manager",
  "creative director": "art director, head of creative, creative lead, creative manager",

  // Product and projects.
  "product manager":
    "product owner, product lead, product management, head of product, director of product, vp of product, chief product officer",
  "product owner": "product manager, product management",
  "project manager":
    "program manager, programme manager, project coordinator, project lead, project leader, project director, project management, " +
    "delivery manager, delivery lead, scrum master, implementation manager, manager implementation, pmo, project administrator, project owner",
  "program manager": "project manager, programme, program lead, delivery manager, program management",
  "technical program manager": "technical project manager, technical product manager, program manager",
  "scrum master": "agile coach, agile lead, delivery manager, iteration manager",
};

/**
 * All combinations of two lists, joined by ", ".
 *
 * @example pairWords("java, php", "developer, engineer"); // "java developer, java engineer, php developer, php engineer"
 */
function pairWords(firsts: string, lasts: string): string {
  return firsts
    .split(", ")
    .flatMap((first) => lasts.split(", ").map((last) => `${first} ${last}`))
    .join(", ");
}
