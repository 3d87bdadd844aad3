// Changing this list requires a new INDEX_FORMAT, see synonyms.ts.

/** German trades, in the format of `TECHNICAL_TRADES`, with German titles and English ones of the same trade. */
export const GERMAN_TRADES: Readonly<Record<string, string>> = {
  sachbearbeiter: "sachbearbeitung, kaufmannischer, kaufmannische, sachbearbeiterin, mitarbeiter",
  assistenz: "assistent, assistentin, buroassistenz, teamassistenz, sekretariat, burokraft, assistant",
  assistent: "assistenz, assistentin, buroassistenz, teamassistenz, sekretariat, burokraft, assistant",
  berater: "consultant, beratung, advisor",
  techniker: "mechaniker, mechatroniker, elektroniker, servicetechniker, monteur, technician",
  mechaniker: "mechatroniker, monteur, techniker",
  teamleiter: "teamleitung, gruppenleiter, gruppenleitung, teamlead, abteilungsleiter",
  ausbildung: "azubi, auszubildende, auszubildender, lehrstelle",
  controlling: "controller, controllerin",
  softwaretester:
    "tester, testmanager, testingenieur, qa, qualitatssicherung, qualityassurance, test engineer, qa engineer",
  personal: "personalreferent, recruiting, hr, personaler, personalsachbearbeiter",
  entwickler:
    "fullstack entwickler, frontend entwickler, backend entwickler, programmierer, software engineer, software developer, developer",
  systemadministrator:
    "administrator, active directory, fachinformatiker, systemtechniker, it techniker, system administrator, sysadmin, it administrator",
  fachinformatiker:
    "systemadministrator, administrator, active directory, systemtechniker, system administrator, it specialist, it support",
  vertrieb:
    "aussendienst, innendienst, key account, verkaufer, verkauf, kundenberater, account manager, sales, account executive",
  vertriebsmitarbeiter:
    "aussendienst, innendienst, verkaufer, verkaufsberater, vertriebler, account manager, sales representative, account executive, sales executive, sales agent",
  verkaufer:
    "vertriebsmitarbeiter, verkaufsberater, aussendienst, vertriebler, sales representative, sales agent, sales associate",
  steuerberater:
    "steuerfachangestellter, steuerfachangestellte, steuerfachwirt, steuer, tax consultant, tax advisor, tax accountant, tax manager",
  steuerfachangestellter: "steuerfachangestellte, steuerfachwirt, buchhalter, bilanzbuchhalter",
  buchhalter:
    "steuerfachangestellter, steuerfachangestellte, bilanzbuchhalter, lohnbuchhalter, accountant, bookkeeper, accounting",
  personalreferent:
    "personaler, personalsachbearbeiter, recruiter, hr, hr manager, hr generalist, hr specialist, people manager",
  kundenservice:
    "kundensupport, kundenbetreuung, kundenbetreuer, kundenberater, kundenberatung, kundendienst, customer service, customer support, customer care",
  kundensupport:
    "kundenservice, kundenbetreuung, kundenbetreuer, kundenberater, kundenberatung, kundendienst, customer support, customer service, customer care",
  kundenbetreuer:
    "kundensupport, kundenservice, kundenbetreuung, kundenberater, kundenberatung, kundendienst, customer success, customer support, customer service, account manager",
  kundenberater:
    "kundensupport, kundenservice, kundenbetreuung, kundenbetreuer, kundenberatung, kundendienst, customer success, customer support, account manager",
  projektmanager:
    "projektleiter, projektleitung, projektkoordinator, projektmanagement, projektassistenz, projektplaner, projektentwickler, project manager, program manager, project coordinator",
  projektleiter:
    "projektmanager, projektleitung, projektkoordinator, projektmanagement, bauleiter, project manager, project lead",
  pflege: "pflegekraft, krankenschwester, krankenpfleger, altenpfleger, pflegefachkraft",
  krankenschwester: "pflegekraft, krankenpfleger, pflegefachkraft, pflege, nurse, registered nurse",
  lehrer: "dozent, nachhilfe, nachhilfelehrer, teacher, tutor, instructor",
  dozent: "lehrer, lehrkraft, trainer, lecturer, instructor, teacher",
  redakteur: "texter, lektor, redaktion, autor, editor, content editor, content writer",
  nebenjob: "werkstudent, minijob, aushilfe, teilzeit",
  softwareentwickler: "software engineer, software developer, developer, programmierer",
  programmierer: "entwickler, softwareentwickler, developer, programmer, software engineer",
  webentwickler: "web developer, frontend, fullstack, wordpress",
  ingenieur: "engineer",
  informatiker: "entwickler, software engineer, software developer, it specialist",
  softwarearchitekt: "software architect, solution architect, technical architect",
  datenanalyst: "data analyst, business intelligence, bi, analytics",
  datenwissenschaftler: "data scientist, datascience, machinelearning engineer",
  grafikdesigner: "graphic designer, visual designer, brand designer, mediengestalter",
  grafiker: "graphic designer, visual designer, mediengestalter",
  mediengestalter: "grafikdesigner, grafiker, graphic designer, visual designer",
  webdesigner: "web designer, ui designer",
  produktmanager: "product manager, product owner",
  texter: "copywriter, content writer, redakteur",
  lektor: "editor, proofreader, korrektor",
  journalist: "redakteur",
  ubersetzer: "translator, linguist, translation, localization",
  dolmetscher: "interpreter, ubersetzer",
  vertriebsleiter: "sales manager, sales director, head of sales, sales lead",
  bilanzbuchhalter: "accountant, senior accountant",
  lohnbuchhalter: "payroll, entgeltabrechnung, lohnbuchhaltung",
  wirtschaftsprufer: "auditor, audit",
  controller: "controlling",
  finanzanalyst: "financial analyst, finance analyst",
  rechtsanwalt: "lawyer, attorney, legal counsel, jurist, volljurist, syndikusrechtsanwalt",
  anwalt: "lawyer, attorney, legal counsel, jurist, rechtsanwalt",
  jurist: "lawyer, attorney, legal counsel, rechtsanwalt, volljurist",
  rechtsanwaltsfachangestellte: "paralegal, legal assistant",
  personalberater: "recruiter, talent acquisition",
  personalleiter: "head of hr, head of people, hr director",
  sekretar: "secretary, administrative assistant, assistenz",
  burokauffrau: "burokaufmann, sachbearbeiter, office manager, administrative assistant",
  burokaufmann: "burokauffrau, sachbearbeiter, office manager, administrative assistant",
  geschaftsfuhrer: "ceo, managing director, general manager",
  einkaufer: "buyer, procurement, purchaser, purchasing",
  krankenpfleger: "nurse, registered nurse, pflegefachkraft, pflegekraft, krankenschwester",
  pfleger: "nurse, pflegefachkraft, pflegekraft, krankenschwester",
  arzt: "physician, doctor",
  apotheker: "pharmacist",
  psychologe: "psychologist, therapist, psychotherapeut",
  psychotherapeut: "psychotherapist, psychologist, therapist, psychologe",
  therapeut: "therapist",
  ernahrungsberater: "dietitian, nutritionist",
  sozialarbeiter: "social worker, sozialpadagoge",
  sozialpadagoge: "social worker, sozialarbeiter",
  nachhilfelehrer: "tutor, nachhilfe, lehrer",
  fahrer: "driver",
  elektriker: "electrician, elektroniker",
  architekt: "architect",
  forscher: "researcher, scientist",
  wissenschaftler: "scientist, researcher",
  unternehmensberater: "consultant, management consultant, business consultant",
  marketingleiter: "marketing manager, marketing director, head of marketing",
};
