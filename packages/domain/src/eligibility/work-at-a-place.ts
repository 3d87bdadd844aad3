/** Work that has to be done where its things or people are, as titles name it; by trade, and then by language. */
const TRADES = [
  String.raw`(?:field(?: service)?|service|splicing|biomedical|install(?:ation)?|maintenance|hvac|fib(?:er|re)|solar|wind(?: turbine)?|automotive|diesel|pharmacy|dental|surgical|lab(?:oratory)?|veterinary|patient care|nail|radiology|x-ray) (?:technician|technologist|assistant)`,
  String.raw`field service (?:engineer|representative|team leader|manager)|lineman|installer|electrician|plumber|welder|machinist|carpenter|roofer|mechanic|assembler|forklift\b.*|cnc (?:operator|programmer)`,
  String.raw`(?:truck|delivery|cdl|bus|van|shuttle|class [ab]|forklift)[- ](?:\w+ )?driver|owner[- ]operator|courier|flight attendant|airline pilot`,
  String.raw`(?:construction|site|project) (?:superintendent|foreman|laborer)|construction (?:inspector|worker)|groundskeeper|landscaper|gardener`,
  String.raw`(?:sous|line|red seal|head|executive|pastry) chef|chef de partie|line cook|baker|barista|bartender|waiter|waitress|cashier|housekeep(?:er|ing)|janitor|custodian|lifeguard|security guard`,
  String.raw`warehouse (?:associate|worker|operative|operator)|fulfil?lment associates?|stocker|picker|production (?:operator|worker|associate)|merchandiser\/order writer|retail (?:merchandiser|sales associate|associate)|store manager|shop assistant|front desk`,
  String.raw`caregiver|home health aide|certified nursing assistant|cna|infusion (?:rn|nurse)|dental hygienist|dentist|orthodontist|phlebotomist|paramedic|sonographer|respiratory therapist|surgeon|hospice \w+|chaplain|nanny|babysitter|massage therapist|hair stylist|barber`,
  String.raw`elektriker|mechatroniker|mechaniker|monteur|servicetechniker|kundendiensttechniker|bauleiter|koch|köchin|chefbäcker|bäcker|lagerist|lagermitarbeiter|berufskraftfahrer|lkw-fahrer|pflegefachkraft|pflegehelfer|erzieher|verkäufer`,
  String.raw`électricienn?e?|agent de maintenance|stockiste|conducteur de travaux|chauffeur|cuisinier|technicien (?:de maintenance|terrain|itinérant)|serveuse|vendeuse|aide-soignante?`,
  String.raw`electricista|soldador|conductor de camión|cociner[oa]|camarer[oa]|mozo de almacén|albañil|motorista|cozinheir[oa]|eletricista|pedreiro|estoquista`,
];

/** The same, but that some of it is done from afar by now: only where nothing of the posting says so. */
const TRADES_MOSTLY = [
  String.raw`(?:registered|practical|vocational|staff|icu|charge|school|hospice|home health|clinic|surgical|theatre) nurse|rn|lpn|lvn|(?:physical|occupational|respiratory) therapist|veterinarian|optometrist|pharmacist|care (?:assistant|worker)|support worker`,
  String.raw`(?:restaurant|store|plant|hotel|warehouse|kitchen|branch|shop|facilities|site) manager|superintendent|foreman|crew member|laborer|driver|cook|chef|attendant|receptionist|merchandiser`,
  String.raw`(?:production|manufacturing|process|quality|assembly) (?:technician|supervisor|inspector)|maintenance (?:planner|supervisor)`,
];

/** Whether a title names such work. */
export const DONE_AT_A_PLACE: RegExp = nameTrades(TRADES);
export const MOSTLY_DONE_AT_A_PLACE: RegExp = nameTrades(TRADES_MOSTLY);

/** What only people at a place are told, in a text that nowhere speaks of remote work. */
export const TOLD_AT_A_PLACE =
  /\b(?:climb(?:ing)? (?:stairs and )?ladders?|work(?:ing)? at heights?|operat(?:e|ing) (?:an? )?(?:forklift|heavy (?:machinery|equipment))|lift(?:ing)? (?:up to )?[5-9]\d ?(?:lbs|pounds)|work setting: ?(?:in-?person|clinic|hospital|office)|(?:in|at) our (?:clinic|store|restaurant|kitchen|warehouse|plant|factory|workshop|salon|dealership|showroom|hotel|hospital|school)|auf (?:der|unseren) baustellen?|in unserer? (?:werkstatt|filiale|praxis|küche|klinik)|sur (?:le|nos) chantiers?)\b/iu;

function nameTrades(trades: readonly string[]): RegExp {
  // By its last word: one who makes software for drivers is none.
  const last = String.raw`(?=\s*(?:$|[,;:|/()–—-]|\d|(?:i{1,3}|iv|apprentice|trainee|for|at|in|of|with|and|or|to|à|en|bei|im|am|de|para)(?!\p{L})))`;
  return new RegExp(`(?<!\\p{L})(?:${trades.join("|")})(?:s|in|innen|e)?(?!\\p{L})${last}`, "iu");
}
