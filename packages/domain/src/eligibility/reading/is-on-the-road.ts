import { dropAccents } from "../../text/fold-text.ts";
import { nameTrades } from "../phrases/on-site-trades.ts";
import { anyOf } from "../phrases/phrase.ts";

/**
 * Whether a title and a text tell of work that is done where a vehicle goes. Boards call its place "Remote", for it has none.
 *
 * @example isOnTheRoad("Truck Driver", "You drive our trailers from Ohio to Maine."); // true
 */
export function isOnTheRoad(title: string, text: string): boolean {
  const plain = dropAccents(title);
  const found = DONE_ON_THE_ROAD.exec(plain);
  // "Recruiter for CDL Drivers", "Fleet Manager, Truck Drivers".
  return (
    found !== null &&
    !/[,:;|(]|\b(?:for|of|to)\b/i.test(plain.slice(0, found.index)) &&
    TOLD_ON_THE_ROAD.test(dropAccents(text))
  );
}

/** The trades, as titles name them without accents. */
const DONE_ON_THE_ROAD = nameTrades([
  String.raw`(?:truck|delivery|cdl|otr|bus|van|shuttle|route|class [ab])[- ](?:\w+ )?driver|driver|owner[- ]operator|courier`,
  String.raw`(?:field(?: service)?|service|install(?:ation)?|hvac|fib(?:er|re)|solar|wind(?: turbine)?|maintenance) (?:technician|tech)|field service engineer`,
  String.raw`(?:home (?:health|care|hospice)|visiting|hospice) (?:\w+ )?(?:nurse|rn|lpn|aide|therapist|assistant|care ?giver)|caregiver`,
  String.raw`installer|lineman|electrician|plumber|mechanic`,
  String.raw`berufskraftfahrer|lkw-fahrer|kurierfahrer|auslieferungsfahrer|servicetechniker|kundendiensttechniker|monteur`,
  String.raw`chauffeur|livreur|technicien (?:terrain|itinerant)|conductor de camion|repartidora?|motorista|entregadora?`,
]);

/** What a text tells of such work, without accents. */
const TOLD_ON_THE_ROAD = anyOf(
  String.raw`\bdriv(?:e|ing) (?:an? |our |the |your )?(?:[\w-]+ ){0,3}(?:trucks?|vans?|tractor[- ]trailers?|trailers?|lorr(?:y|ies)|bus(?:es)?)\b`,
  String.raw`\bover[- ]the[- ]road\b|\botr\b|\bcdl\b|\bhome (?:time|daily|weekly|every weekend)\b|\bon the road\b`,
  String.raw`\b(?:haul|deliver)(?:s|ing)? (?:\w+ ){0,2}(?:freight|loads?|cargo|packages|parcels)\b|\b(?:company|service|work) (?:vehicle|van|truck)\b`,
  String.raw`\b(?:travel|driv|visit|dispatch)\w* (?:\w+ ){0,4}(?:customers?|clients?|job|work|installation)(?:s?['’]s?)?[- ](?:sites?|locations?|homes?|premises|facilities)\b`,
  String.raw`\b(?:install|repair|maintain|servic|inspect|mend|fix)\w*(?:,? (?:and|or) \w+)? (?:\w+ ){1,5}(?:at|on) (?:\w+ )?(?:customers?|clients?|job|work)(?:['’]s?)?[- ](?:sites?|locations?|homes?|premises|facilities)\b`,
  String.raw`\b(?:patients?|clients?|people)['’]? (?:\w+ )?(?:in|at) their (?:own )?homes?\b|\bpatients?['’]s? homes?\b|\bhome visits\b`,
  String.raw`\b(?:beim|bei unseren) kunden vor ort\b|\bvor ort (?:beim|bei unseren) kunden\b|\b(?:auf tour|firmenwagen|servicefahrzeug)\b`,
  String.raw`\b(?:en ruta|en carretera|na estrada|sur la route)\b|\b(?:instalaciones|instalacoes) (?:del?|dos?|de los) clientes?\b`,
  String.raw`\bchez (?:le|les|nos) clients?\b|\b(?:vehicule de (?:service|fonction)|vehiculo de (?:la )?empresa|veiculo da empresa)\b`,
);
