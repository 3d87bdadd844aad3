import { anyOf } from "./phrase.ts";

/** Work that has to be done where its things or people are, as titles name it without accents; by trade, and then by language. */
const TRADES = [
  String.raw`(?:field(?: service)?|service|splicing|biomedical|install(?:ation)?|maintenance|hvac|fib(?:er|re)|solar|wind(?: turbine)?|automotive|diesel|pharmacy|dental|surgical|lab(?:oratory)?|veterinary|patient care|nail|radiology|x-ray) (?:technician|technologist|assistant)`,
  String.raw`field service (?:engineer|representative|team leader|manager)|lineman|installer|electrician|plumber|welder|machinist|carpenter|roofer|mechanic|assembler|forklift\b.*|cnc (?:operator|programmer)`,
  String.raw`(?:truck|delivery|cdl|bus|van|shuttle|class [ab]|forklift)[- ](?:\w+ )?driver|owner[- ]operator|courier|flight attendant|airline pilot`,
  String.raw`(?:construction|site|project) (?:superintendent|foreman|laborer)|construction (?:inspector|worker)|groundskeeper|landscaper|gardener`,
  String.raw`(?:sous|line|red seal|head|executive|pastry) chef|chef de partie|line cook|baker|barista|bartender|waiter|waitress|cashier|housekeep(?:er|ing)|janitor|custodian|lifeguard|security guard`,
  String.raw`warehouse (?:associate|worker|operative|operator)|fulfil?lment associates?|stocker|picker|production (?:operator|worker|associate)|merchandiser\/order writer|retail (?:merchandiser|sales associate|associate)|store manager|shop assistant|front desk`,
  String.raw`caregiver|home health aide|certified nursing assistant|cna|infusion (?:rn|nurse)|dental hygienist|dentist|orthodontist|phlebotomist|paramedic|sonographer|respiratory therapist|surgeon|hospice \w+|chaplain|nanny|babysitter|massage therapist|hair stylist|barber`,
  String.raw`(?:surgical|radiolog\p{L}+|mri|ct|ultrasound|dialysis|patient care|sterile processing|behavior|pest control|tire|lube|appliance repair|auto(?:motive)? body) tech(?:nician|nologist)?|nursing assistant|nurse aide|emt|firefighter|police officer|correctional officer|land surveyor|arborist|tree climber|deckhand`,
  String.raw`(?:heavy equipment|crane|equipment|machine|press|production line) operator|millwright|pipefitter|boilermaker|ironworker|bricklayer|scaffolder|house painter|locksmith|dishwasher|busser|bellhop|valet|pet groomer|esthetician|cosmetologist|meat cutter|farm ?worker|order picker|brand ambassador|product demonstrator|event staff|tasker|home inspector|building inspector`,
  String.raw`truck driver cdl\b.*|(?:tower|rope) climber|front desk agent|night auditor|(?:bank )?teller|dog walker|groomer|direct support professional|paraprofessional|(?:preschool|kindergarten|elementary|toddler) teacher|personal trainer|(?:fitness|swim) instructor|canvasser|door[- ]to[- ]door \w+(?: \w+)?|hospitalist|anesthesiologist|dialysis nurse|(?:registered )?behavior technician|rbt|order selector|mover|seamstress|process operator|(?:automotive )?service advisor|auto(?:motive)? (?:technician|sales (?:associate|consultant))|data cent(?:er|re) (?:operations )?technician|leasing (?:consultant|agent)|beauty advisor|(?<!(?:information|cyber|data|network|chief|it) )security officer`,
  String.raw`elektriker|elektroniker|industriemechaniker|anlagenmechaniker(?: shk)?|zahnmedizinische fachangestellte|filialleiter|polier|mechatroniker|mechaniker|monteur|servicetechniker|kundendiensttechniker|bauleiter|koch|kochin|chefbacker|backer|lagerist|lagermitarbeiter|berufskraftfahrer|lkw-fahrer|pflegehelfer|erzieher|verkaufer`,
  String.raw`electricienn?e?|agent de maintenance|stockiste|conducteur de travaux|chauffeur|cuisinier|technicien (?:de maintenance|terrain|itinerant)|serveuse|vendeuse|commis de cuisine|aide-soignante?`,
  String.raw`electricista|soldador|conductor de camion|cociner[oa]|camarer[oa]|dependient[ea]|vendedor[ae]? de tienda|mozo de almacen|albanil|motorista|cozinheir[oa]|eletricista|pedreiro|estoquista`,
];

/** The same, but that some of it is done from afar by now: only where nothing of the posting says so. */
const TRADES_MOSTLY = [
  String.raw`(?:registered|practical|vocational|staff|icu|charge|school|hospice|home health|clinic|surgical|theatre) nurse|rn|lpn|lvn|(?:physical|occupational|respiratory) therapist|veterinarian|optometrist|pharmacist|care (?:assistant|worker)|support worker`,
  String.raw`(?:restaurant|store|plant|office|property|hotel|warehouse|kitchen|branch|shop|facilities|site) manager|superintendent|foreman|crew member|laborer|driver|cook|chef(?! (?:de |du |d['’])(?!cuisine|partie|rang))|attendant|receptionist|merchandiser`,
  String.raw`(?:medical|occupational therapy|physical therapist) (?:assistant|aide)|(?:field|catastrophe|property) (?:adjuster|inspector|representative|canvasser|merchandiser|interviewer)|travel nurse|cleaner|substitute teacher|butcher|optician`,
  String.raw`(?:production|manufacturing|process|quality|assembly) (?:technician|supervisor|inspector)|maintenance (?:planner|supervisor)|test technician|pta|physical therapist assistant`,
];

/** Trades that a title begins with, whatever follows: in these languages that says of what. */
const TRADES_FIRST = [
  String.raw`(?:elektroniker|anlagenmechaniker|tischler|schreiner|dachdecker|maurer|zimmerer|schlosser|installateur|schwei(?:ss|ß)er|gartner|friseur|kellner|hausmeister|altenpfleger|pfleg(?:e(?:kraft|helfer)|er)|reinigungskraft|notfallsanitater|busfahrer|kurierfahrer|lagerhelfer|produktionshelfer|servicetechniker)(?:meister)?(?:in|innen|:in|/in|\*in)?`,
  String.raw`(?:(?:auxiliar|operari[oa]|jef[ea]) de bodega|tecnic[oa](?:\([oa]\))? (?:de|en|em) (?:mantenimiento|laboratori?o|campo|instalaciones|averias|manutencao|enfermagem)|jef[ae] de obra|albanil|fontaner[oa]|carpinter[oa]|soldador[ae]?|conductor[ae]? de|repartidor[ae]?|panader[oa]|limpiador[ae]?|vigilante|peluquer[oa]|auxiliar de (?:enfermeria|limpieza|limpeza|cozinha)|dependient[ea] de|cajer[oa]|jardiner[oa])`,
  String.raw`(?:mestre de obras|canalizador[ae]?|mecanic[oa]|entregador[ae]?|garcom|garconete|padeir[oa]|cabeleireir[oa]|jardineir[oa]|educador[ae]? de museu|vendedor[ae]? de loja)`,
  String.raw`(?:plombi(?:er|ere)|menuisi(?:er|ere)|macon|couvreur|soudeur|boulang(?:er|ere)|patissi(?:er|ere)|serveur|vendeur|livreur|coiffeu(?:r|se)|technicien(?:ne)? (?:de maintenance|de laboratoire|sav)|chef de chantier|agent d['’]entretien|auxiliaire de vie|caissi(?:er|ere)|preparateur de commandes)`,
];

/** The same, where some of it is done from afar by now. */
const TRADES_FIRST_MOSTLY = [
  String.raw`hebamme|pflegefachkraft|erzieher(?:in)?|tierarzt|apotheker(?:in)?|backer|metzger|fleischer|konditor|florist(?:in)?|rezeptionist(?:in)?|koch|kochin`,
  String.raw`(?:veterinari[oa]|farmaceutic[oa]|dentista|odontolog[oa]|optic[oa]|bibliotecari[oa]|cuidador[ae]?|operari[oa]|carnicer[oa]|pescader[oa]|florista|porter[oa]|conserje|gobernanta|camarer[oa] de pisos|educador[ae]? infantil|guia turistic[oa]|operador[ae]? de (?:maquinas?|loja|caixa|producao)|acougueiro|barbeiro|porteiro|zelador[ae]?|marceneiro|serralheiro|carpinteiro|agente imobiliari[oa]|educador[ae]? de infancia|rececionista)`,
  String.raw`(?:veterinaire|pharmacien(?:ne)?|opticien(?:ne)?|dentiste|osteopathe|educat(?:eur|rice)|animat(?:eur|rice)|magasini(?:er|ere)|operat(?:eur|rice) de production|ouvri(?:er|ere)|jardini(?:er|ere)|paysagiste|fleuriste|bouch(?:er|ere)|poissonni(?:er|ere)|sommeli(?:er|ere)|barman|gardien(?:ne)?|factrice|facteur|bibliothecaire|second de cuisine|puericultrice)`,
  String.raw`(?:maler|lackierer|fliesenleger|klempner|dreher|fraser|winzer|landwirt|imker|forstwirt|tierpfleger|zahntechniker|uhrmacher|goldschmied|schneider|schuhmacher|bademeister|rettungsschwimmer|lokfuhrer|flugbegleiter|zugbegleiter|barkeeper|kuchenhilfe|spuler|optiker|horakustiker|ergotherapeut|grundschullehrer|sicherheitsmitarbeiter)(?:meister)?(?:in|innen|:in|/in|\*in)?`,
  String.raw`tornero|fresador|yesero|encofrador|gruista|carretiller[oa]|reponedor[ae]?|frigorista|montador[ae]?|instalador[ae]?|agricultor[ae]?|ganader[oa]|apicultor[ae]?|viticultor[ae]?|sumiller|chofer|taxista|socorrista|matrona|celador[ae]?|higienista (?:dental|oral)|esteticista|masajista|relojer[oa]|sastre|costurera|zapater[oa]|ebanista|tapicer[oa]|cerrajer[oa]|bomber[oa]|maestr[oa] de (?:primaria|infantil|taller|cocina)|mecanic[oa]|ayudante de (?:cocina|obra)`,
  String.raw`torneiro|azulejista|ladrilhador|gesseiro|encanador[ae]?|copeir[oa]|confeiteir[oa]|pasteleir[oa]|talhante|peixeir[oa]|empregad[oa] de (?:mesa|andares|limpeza|balcao)|camareira|governanta|salva-vidas|bombeir[oa]|parteira|faxineir[oa]|costureir[oa]|alfaiate|sapateir[oa]|tratorista|operador[ae]? de empilhadeira|repositor[ae]?|motoboy|ajudante de (?:cozinha|obra)|apicultor[ae]?`,
  String.raw`ouvri(?:er|ere) (?:agricole|viticole)|maraich(?:er|ere)|viticult(?:eur|rice)|apicult(?:eur|rice)|cariste|manutentionnaire|agent(?:e)? de securite|ambulanci(?:er|ere)|sage-femme|mecanicien(?:ne)?|carrossier|peintre en batiment|plaquiste|chauffagiste|chaudronni(?:er|ere)|tourneur|ebeniste|tapissi(?:er|ere)|froma(?:ger|gere)|traiteur|hotesse|receptionniste|femme de chambre|(?:agent|technicien(?:ne)?) de surface|conduct(?:eur|rice) d['’]|assistante? (?:dentaire|maternelle)|prothesiste|estheticien(?:ne)?|maitre-nageur|professeur des ecoles|horlog(?:er|ere)|couturi(?:er|ere)`,
  String.raw`au(?:ss|ß)endienst\p{L}*|physiotherapeut(?:in)?|medizinische fachangestellte|zahnarzt\p{L}*`,
  String.raw`enfermei?r[oa]|fisioterapeuta|agente inmobiliari[oa]|comercial (?:de campo|externo)|recepcionista|corretor[ae]? de imoveis|vendedor[ae]? extern[oa]`,
  String.raw`commercial(?:e)? (?:terrain|itinerante?)|infirmi(?:er|ere)|kinesitherapeute|agent(?:e)? immobili(?:er|ere)`,
];

/** "Benefit Verification Pharmacy Technician" works on papers. */
const NOT_AT_A_DESK = String.raw`(?<!\b(?:verification|authori[sz]ation|benefits?|billing|claims|intake|data entry|call cent(?:er|re)) )`;

/** Whether a title names such work. */
export const DONE_AT_A_PLACE: RegExp = nameTrades(TRADES, TRADES_FIRST);
export const MOSTLY_DONE_AT_A_PLACE: RegExp = nameTrades(TRADES_MOSTLY, TRADES_FIRST_MOSTLY);

/** What only people at a place are told, in a text that nowhere speaks of remote work. */
export const TOLD_AT_A_PLACE =
  /\b(?:(?:this|the) (?:role|position|job) is an? field(?:-based)? (?:role|position|job)|climb(?:ing)? (?:stairs and )?ladders?|work(?:ing)? at heights?|operat(?:e|ing) (?:an? )?(?:forklift|heavy (?:machinery|equipment))|lift(?:ing)? (?:up to )?[5-9]\d ?(?:lbs|pounds)|classroom-based (?:position|role|job)|travel to (?:the |our |various )?test(?:ing)? (?:sites?|cent(?:er|re)s?)|(?:maintain|install|repair|servic)(?:s|e|es|ing)? (?:all |our |the )?(?:\w+ )?equipment\b[^.\n]{0,80}\b(?:assigned (?:area|territory|region)|customers?['’]? sites?)|arbeitsplatz in (?:einer|unserer) (?:[\p{L}-]+,? ){0,4}(?:praxis|klinik|filiale|werkstatt|apotheke)|work setting: ?(?:in-?person|clinic|hospital|office)|(?:in|at) our (?:clinic|store|restaurant|kitchen|warehouse|plant|factory|workshop|salon|dealership|showroom|hotel|hospital|school)|auf (?:der|unseren) baustellen?|in (?:unserer?|unserem|der eigenen) (?:werkstatt|filiale|praxis|kuche|klinik|backstube|kita|apotheke|laden|hotel|museum|werk|halle|labor)|sur (?:le|nos) chantiers?|(?:dans|a) (?:notre|nos) (?:atelier|magasin|boutique|cuisine|clinique|cabinet|hotel|restaurant|ecole|usine|entrepot|laboratoire|serre|salon)s?|en (?:nuestra|nuestro|la propia) (?:tienda|taller|cocina|clinica|hotel|restaurante|escuela|colegio|fabrica|almacen|laboratorio|planta|obrador|consulta|salon)|a pie de obra|en faena|n[oa] (?:nossa|nosso|propria) (?:loja|oficina|cozinha|clinica|hotel|restaurante|escola|fabrica|armazem|laboratorio|obra|consultorio|salao))\b/iu;

/** Trades whose work is done where a vehicle goes. */
export const DONE_ON_THE_ROAD: RegExp = nameTrades([
  String.raw`(?:truck|delivery|cdl|otr|bus|van|shuttle|route|class [ab])[- ](?:\w+ )?driver|driver|owner[- ]operator|courier`,
  String.raw`(?:field(?: service)?|service|install(?:ation)?|hvac|fib(?:er|re)|solar|wind(?: turbine)?|maintenance) (?:technician|tech)|field service engineer`,
  String.raw`(?:home (?:health|care|hospice)|visiting|hospice) (?:\w+ )?(?:nurse|rn|lpn|aide|therapist|assistant|care ?giver)|caregiver`,
  String.raw`installer|lineman|electrician|plumber|mechanic`,
  String.raw`berufskraftfahrer|lkw-fahrer|kurierfahrer|auslieferungsfahrer|servicetechniker|kundendiensttechniker|monteur`,
  String.raw`chauffeur|livreur|technicien (?:terrain|itinerant)|conductor de camion|repartidora?|motorista|entregadora?`,
]);

/** What a text tells of such work. */
export const TOLD_ON_THE_ROAD: RegExp = anyOf(
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

function nameTrades(trades: readonly string[], first: readonly string[] = []): RegExp {
  // By its last word: one who makes software for drivers is none.
  const last = String.raw`(?=\s*(?:$|[,;:|/()–—-]|\d|(?:i{1,3}|iv|apprentice|trainee|for|at|in|of|with|and|or|to|a|en|bei|im|am|de|para)(?!\p{L})))`;
  const named = `(?<!\\p{L})${NOT_AT_A_DESK}(?:${trades.join("|")})(?:s|in|innen|e)?(?!\\p{L})${last}`;
  return new RegExp(`${named}|^(?:${first.join("|")})(?!\\p{L})`, "iu");
}
