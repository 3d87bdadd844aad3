import type { WorkplaceWords } from "./workplace-phrases.ts";

/** Where work is done, in French. */
export const FRENCH_WORKPLACE: WorkplaceWords = {
  home: String.raw`teletravail\p{L}*|travail a distance|distanciel|(?:de|depuis) (?:la maison|chez (?:vous|soi)|(?:votre|son) domicile)`,
  ruledOut: String.raw`(?:n['’]est pas|n['’]est donc pas|non) (?:compatible avec|eligible|adapte|propice|ouverte?)|ne (?:permet|permettent|se prete|se pretent|comporte) (?:donc |malheureusement )?(?:pas|aucun)|n['’]autorise(?:nt)? pas|ne (?:peut|peuvent) (?:pas )?(?:s['’]exercer|etre (?:exerce|realise)\p{L}*) en|(?:est|semble) incompatible avec|exclu(?:t|ent)`,
  isRuledOut: String.raw` ?: ?non\b|\b(?:n['’]est|ne sera|n['’]etant) (?:\p{L}+ )?pas (?:envisag|possib|propos|prevu|autoris|compatib|accept)\p{L}+|\b(?:est|reste) (?:impossible|exclu)|\bnon (?:possible|prevu|envisage)`,
  count: String.raw`une?|deux|trois|quatre|cinq|[1-5]`,
  days: String.raw`jours?|journees?|fois`,
  aWeek: String.raw` ?(?:par|\/) ?semaine| hebdomadaires?| (?:de|en) (?:la )?semaine`,
  upTo: String.raw`jusqu['’]a|a hauteur de|dans la limite de|(?:au )?maximum(?: de)?|a raison de|limitee? a`,
  ofTime: String.raw`du temps|de votre temps|de la semaine`,
  part: String.raw`l['’]autre moitie|moitie de la semaine|(?:une )?(?:bonne |petite )?partie (?:du travail|du temps|de la semaine|de votre temps|des taches)|les? (?:lundi|mardi|mercredi|jeudi|vendredi)s?\b`,
  attend: String.raw`vous (?:venez|viendrez|passez|passerez|serez|etes) (?:present\p{L}* )?|vous rejoin\p{L}+|vous travaill(?:ez|erez)|(?:l['’]equipe|on|nous)(?: nous| se)? (?:vient|venons|retrouv\p{L}+|passe|passons)|venir`,
  toSite: String.raw`au bureau|depuis nos (?:bureaux|locaux)|(?:avec|parmi|chez) nous a \p{L}+|sur (?:place|(?:le )?site|notre site)|(?:dans|a|de|vers) (?:nos|notre) (?:bureaux?|locaux|murs|agence|siege|atelier|usine|studio|laboratoire)|a l['’](?:agence|atelier|usine)|au (?:siege|laboratoire|studio)|(?:nos|notre|l['’]) ?(?:equipes?|collegues|bureaux?|locaux) (?:a|de|d['’]) ?\p{L}+`,
  otherDays: String.raw`(?:les )?(?:autres|jours restants)(?: jours)?|le reste (?:du temps|de la semaine)`,
  job: String.raw`poste|travail|mission|activite|vous travaill\p{L}+|vous exerc\p{L}+|service`,
  isDone: String.raw`(?:est |sera )?(?:basee?|situee?|exercee?|sur|a|au|dans)|s['’](?:exerce|effectue)|se (?:fait|deroule|tient|situe)`,
  atSite: String.raw`(?:(?:sur|a|au|dans|de) )?(?:(?:notre|nos|l['’]|le|la|un) ?)(?:entrepot|usine|atelier|plateau|depot|chantier|magasin|boutique|clinique|laboratoire|plateforme logistique|site de production|restaurant|hotel|garage|serre|cuisine|redaction)s?\b|a la redaction\b|sur (?:notre|nos) (?:sites?|plateau|chantiers?)\b|au depot\b`,
  line: String.raw`lieu(?: de travail)? ?: [^.:(]{2,30}[,(] ?(?:en )?presentiel|lieu de travail ?: ?(?:notre|nos|dans nos|au sein de)|(?:[^.]{0,40} )?(?:visites?|rendez-vous) (?:clients? )?(?:terrain )?par jour`,
  unless: String.raw`\b(?:facultati\p{L}+|si vous (?:le )?(?:souhaitez|voulez)|quand vous voulez|etranger|hors (?:de|d|du)|en dehors|par (?:an|trimestre|mois)|premi(?:er|ere)s? (?:mois|semaines?)|entretien|conges|clients?|clientele|entreprises|adherents|equipes (?:qui|des)|par telephone|en visio\p{L}*|si (?:le )?tele\p{L}+|primes?|indemnite|rembours\p{L}+|conge)\b`,
};

/** Where work is done, in Spanish. */
export const SPANISH_WORKPLACE: WorkplaceWords = {
  home: String.raw`teletrabaj\p{L}+|trabajo (?:a distancia|remoto)|modalidad (?:remota|a distancia)|home[- ]?office|(?:desde|en) (?:tu |su |la )?casa`,
  ruledOut: String.raw`no (?:es|resulta) (?:compatible con|posible|viable)|no (?:se )?(?:admite|permite|contempla|ofrece|preve|presta a)n?|no (?:hay|existe)(?: opcion de| posibilidad de)?|(?:es )?incompatible con|excluye`,
  isRuledOut: String.raw` ?: ?no\b|\bno (?:es|sera) (?:posible|viable|compatible)|\bno (?:se )?(?:contempla|admite|permite|ofrece|preve)\b|\besta excluid[oa]`,
  count: String.raw`un|uno|una|dos|tres|cuatro|cinco|[1-5]`,
  days: String.raw`dias?|jornadas?|veces|vez`,
  aWeek: String.raw` cada semana| (?:a la|por|en la|cada) semana| semanal(?:es)?`,
  upTo: String.raw`hasta|(?:un |con un )?maximo(?: de)?(?: el| un)?|con un limite de`,
  ofTime: String.raw`de la (?:jornada|semana)|del tiempo|de tu (?:jornada|tiempo)`,
  part: String.raw`la otra mitad|mitad de la (?:semana|jornada)|parte (?:de la (?:semana|jornada)|del tiempo|de tu (?:tiempo|jornada))|(?:los|cada) (?:lunes|martes|miercoles|jueves|viernes)\b`,
  attend: String.raw`se (?:concurre|acude|asiste|viene|va)|(?:hay que|deberas|tendras que|debes) (?:ir|venir|acudir|asistir|concurrir)|(?:vienes|vendras|acudiras|asistiras|iras|estaras|trabajaras)|(?:queremos )?verte|asistencia|concurr(?:ir|encia)`,
  toSite: String.raw`(?:a|en) (?:la |las |el |nuestr[oa]s? )?(?:oficinas?|sede|planta|taller|tienda|centro|laboratorio|local|estudio|instalaciones|almacen|campus)\b|con nosotr[oa]s en \p{L}+|por (?:aqui|aca)|presencial\p{L}*|a (?:vernos|nuestras) `,
  otherDays: String.raw`(?:las |los )?(?:restantes|demas|otr[ao]s)(?: dos| tres)? (?:jornadas|dias)(?: se (?:prestaran|realizaran|haran|trabajan))?|(?:el )?resto (?:de los dias|de la semana|de la jornada)`,
  job: String.raw`puesto|trabajo|labor|jornada|funciones|turnos?|servicio`,
  isDone: String.raw`se (?:presta|prestara|realiza|realizara|desarrolla|desempena|cumple|hace)|es|sera|esta|esta ubicado|en`,
  atSite: String.raw`en (?:el|la|los|las|nuestr[oa]s?) (?:\p{L}+ )?(?:oficinas?|planta|almacen|taller|fabrica|tienda|instalaciones|centro|obra|palacio|sede|laboratorio|clinica|nave|sala|local|calle|bodega|cocina|museo|archivo|redaccion)\b|a la redaccion\b|en calle\b|en planta\b`,
  line: String.raw`(?:lugar(?: de trabajo)?|ubicacion) ?: [^.:(]{2,30}[,(] ?presencial|dias (?:de oficina|presenciales)\b|se concurre (?:\w+ ){1,3}(?:por|a la) semana|lugar de trabajo ?: ?(?:nuestr[oa]s? |las? |el )?(?:oficinas?|planta|sede|almacen|fabrica|instalaciones|taller|tienda|centro)|turno[^.]{0,40}, presencial\b|(?:se )?requiere presencia en|(?:modalidad|regimen) ?: ?presencial|(?:modalidad|esquema|modelo) [1-4] ?x ?[1-4]\b|[^.]{0,60}\bvisitar[^.]{0,50}\b(?:diari[oa]s|al dia|por dia)`,
  unless: String.raw`\b(?:opcional|voluntari[oa]|si (?:quieres|lo deseas|te apetece)|extranjero|fuera de|al (?:ano|trimestre|mes)|primer(?:as|os)? (?:mes|semanas?|dias)|entrevista|vacaciones|clientes?|empresas|alumn[oa]s|pacientes|por videollamada|por telefono|a distancia con|si (?:el )?tele\p{L}+|quien(?:es)? (?:quieran?|prefieran?)|ingresos|ayuda|compensacion|descuento)\b`,
};

/** Where work is done, in Portuguese. */
export const PORTUGUESE_WORKPLACE: WorkplaceWords = {
  home: String.raw`teletrabalh\p{L}*|trabalho (?:remoto|a distancia)|trabalhar (?:remotamente|a distancia|de casa)|home[- ]?office|(?:em|de|a partir de) casa`,
  ruledOut: String.raw`nao (?:e|sao) (?:compativel com|compativeis com|possivel|viavel|elegivel para)|nao (?:ha|existe|esta previst[oa]|estao previst[oa]s|se preve|permite|admite|contempla|oferece(?:mos)?)|(?:e )?incompativel com|nao se presta`,
  isRuledOut: String.raw` ?: ?nao\b|\bnao (?:e|sera|esta) (?:possivel|viavel|previst[oa]|permitid[oa]|compativel)|\bnao (?:se )?(?:aplica|admite|preve)`,
  count: String.raw`uma?|dois|duas|tres|quatro|cinco|[1-5]`,
  days: String.raw`dias?|jornadas?|vez(?:es)?|idas`,
  aWeek: String.raw` (?:por|na|a) semana| semana(?:l|is)`,
  upTo: String.raw`ate|(?:um |no )?maximo(?: de)?|com limite de`,
  ofTime: String.raw`da (?:jornada|semana|carga horaria)|do (?:tempo|horario)|de seu tempo`,
  part: String.raw`a outra metade|metade da semana|parte (?:da (?:semana|jornada)|do (?:tempo|trabalho))|as (?:segundas|tercas|quartas|quintas|sextas)\b`,
  attend: String.raw`(?:vem|vens|vira|vamos|vai|ira|estara|trabalhara|estas|estaras)(?: todos)?|ver-te|comparec\p{L}+|presenca|deslocas-te|desloca-se`,
  toSite: String.raw`(?:a|ao|a[os]|n[ao]s?) (?:noss[oa]s? )?(?:escritorios?|sede|loja|fabrica|armazem|laboratorio|estudio|instalacoes|sala|oficina|campus)\b|con(?:osco|nosco) em \p{L}+|por (?:ca|aqui)|presencial\p{L}*`,
  otherDays: String.raw`(?:n?os )?(?:restantes|demais|outros)(?: dois| tres)? dias|(?:n?o )?resto (?:da semana|do tempo)`,
  job: String.raw`trabalho|funcao|funcoes|posto|turnos?|servico|atividade|vaga|jornada`,
  isDone: String.raw`(?:e|sao|sera) (?:realizad|exercid|prestad|feit|cumprid|desempenhad)[oa]s?|(?:cumpre|realiza|exerce|presta|faz|desenvolve)m?-se|fica|e|sera`,
  atSite: String.raw`n[oa]s? (?:noss[oa]s? )?(?:escritorios?|fabrica|armazem|loja|oficina|sede|instalacoes|sala|laboratorio|clinica|obra|cozinha|museu|deposito|centro|redacao)\b|a redacao\b|a sede\b|ao (?:nosso )?escritorio\b`,
  line: String.raw`(?:local(?: de trabalho)?|localizacao) ?: [^.:(]{2,30}[,(] ?presencial|dias (?:de escritorio|presenciais)\b|local de trabalho ?: ?(?:noss[oa]s? |[oa]s? )?(?:distrito|zona industrial|fabrica|escritorios?|sede|loja|armazem|centro de distribuicao|instalacoes|obra)|exige-se presenca|(?:devendo|deve) comparecer (?:a|ao) (?:sede|escritorio)|atuacao (?:no cliente|em campo|presencial)|[^.]{0,60}\bvisitar[^.]{0,50}\b(?:diari[oa]s|por dia)`,
  unless: String.raw`\b(?:opcional|facultativ[oa]|se (?:quiser|preferir)(?:es)?|estrangeiro|exterior|fora d\p{L}+|por (?:ano|trimestre|mes)|ao (?:ano|mes)|primeir[oa]s? (?:mes|semanas?|dias)|entrevista|ferias|clientes(?! de)|empresas|alunos|pacientes|por video\p{L}*|por telefone|se o tele\p{L}+|quem (?:quiser|preferir)|ajuda|reembols\p{L}+|desconto)\b`,
};

/** Where work is done, in German. */
export const GERMAN_WORKPLACE: WorkplaceWords = {
  home: String.raw`home[- ]?office|telearbeit|remote[- ]?arbeit\p{L}*|mobile[nsmr]? arbeit(?:en)?|mobil arbeiten|von (?:zu ?hause|daheim)`,
  ruledOut: String.raw`(?:eignet|eignen) sich (?:leider )?nicht fur|(?:ist|sind) (?:leider )?nicht (?:mit|fur)|nicht vereinbar mit|keine moglichkeit (?:zu[mr]?|fur|auf)|lasst (?:leider )?kein`,
  isRuledOut: String.raw` ?: ?nein\b|\b(?:nicht (?:moglich|vorgesehen|vereinbar|umsetzbar|machbar|geplant|durchfuhrbar)|ausgeschlossen)\b|\bscheidet (?:leider )?aus`,
  times: String.raw`einmal|zweimal|dreimal|viermal`,
  count: String.raw`einen?|einem|ein|zwei|drei|vier|funf|[1-5]`,
  days: String.raw`tage?n?|mal`,
  aWeek: String.raw` je woche| (?:pro|in der|die|je) woche| wochentlich`,
  upTo: String.raw`bis zu|maximal|hochstens|im umfang von|zu`,
  ofTime: String.raw`(?:der|ihrer|deiner) (?:arbeitszeit|zeit|woche)`,
  part: String.raw`ein(?:en)? teil (?:der|ihrer|deiner) (?:arbeit(?:szeit)?|zeit|woche)|an einzelnen tagen|tageweise|anteilig|alternierend\p{L}*|teilweise|(?:montag|dienstag|mittwoch|donnerstag|freitag)s\b`,
  attend: String.raw`(?:du|sie) (?:kommst|kommen|bist|sind|arbeitest|arbeiten)|(?:kommst|bist|arbeitest) du|(?:kommen|sind|arbeiten) sie|(?:einmal|zweimal|dreimal)(?= (?:pro|in der|die) woche kommen)|wir (?:sind|kommen|treffen uns)|kommen alle`,
  toSite: String.raw`ins? (?:buro|office|haus|werk|labor|studio|team)\b|in (?:unsere?[nmrs]?|die|der) (?:\p{L}+ )?(?:zentrale|niederlassung|filiale|kanzlei|praxis|werkstatt|redaktion|\p{L}*buro\p{L}*|raume\p{L}*|geschaftsstelle|klinik|agentur|studio)|im (?:buro|office|haus|werk|labor|studio)\b|vor ort|am standort|(?:zu|bei) uns (?:nach|in) (?!(?:teilzeit|vollzeit|gleitzeit|remote|de[rnms]|ein\p{L}*|unser\p{L}*|voller)\b)\p{L}{3,}`,
  otherDays: String.raw`(?:an den )?(?:ubrigen|restlichen|anderen)(?: zwei| drei)? tagen?`,
  job: String.raw`arbeit|tatigkeit|stelle|einsatz|dienst|gearbeitet|arbeitsplatz`,
  isDone: String.raw`(?:erfolgt|findet|ist|wird|befindet sich|liegt)(?: (?:statt|taglich))?`,
  atSite: String.raw`(?:in|an|auf|am|im) (?:(?:unsere[mnr]?|der|dem) )?(?:\p{L}+ )?(?:empfang|praxis|werkstatt|filiale|lager|werk|baustelle|kuche|klinik|labor|buro|betrieb|fertigung|produktion|halle|laden|hof|redaktion)\b`,
  line: String.raw`(?:die )?stelle ist in prasenz|(?:einmal|zweimal|dreimal|\w+mal) (?:pro|in der|die) woche kommen (?:alle|wir|sie)\b|mindestens die halfte (?:der|deiner|ihrer) (?:arbeits)?zeit[^.]{0,20}vor ort|[^.]{0,50}\b(?:besuch\p{L}*|hausbesuche|familien vor ort|kundenbesuche)[^.]{0,30}\b(?:am|pro) tag\b`,
  placeLine: String.raw`(?:Einsatzbasis|Dienstort|Dienstsitz|Einsatzort|Arbeitsort)(?: ist|:) (?:(?:in|am|im|bei|an) )?(?:(?:unsere?[mnr]?|der|die|dem|das) )?(?!Ort|Wohn|Deutschland|Europa|Schweiz|Osterreich|EU\b|DACH|Welt|Ihr|Dein|Home|Remote|Mobil|Telearbeit|Virtuell|Frei|Flexibel|Egal|Bundes|Nach|Je\b|Zu|Von\b|Dort|Wo\b|Any|Online|Irgend|Uberall|Voll|Teil|Hybrid|Region|Raum|Gro(?:ss|ß)raum|Bayern|Hessen|Sachsen|Thuringen|Niedersachsen|Baden|Nordrhein|NRW|Rheinland|Saarland|Schleswig|Mecklenburg|Frankreich|Spanien|Italien|Polen|Portugal|Niederlande)(?=\p{Lu}\p{Ll})(?!.{0,200}(?:[Rr]emote|[Hh]ome[- ]?[Oo]ffice|[Zz]u ?[Hh]ause|[Dd]aheim|[Ww]ahl|[Ww]unsch|[Bb]eliebig|[Ff]rei\b|[Vv]irtuell|[Mm]obil|[Bb]undesweit|[Dd]eutschlandweit|[Ww]eltweit|[Ee]uropaweit|[Uu]berall|[Ee]gal|[Ff]lexibel))`,
  unless: String.raw`\b(?:optional|freiwillig|nach wunsch|ausland|au(?:ss|ß)erhalb|im (?:jahr|quartal|monat)|pro (?:jahr|quartal|monat)|erste[nr]? (?:monat|wochen?|tage)|vorstellungsgesprach|urlaub|kund(?:en|innen)|firmen|unternehmen|per telefon|pensum|teilzeit|workation|wenn|falls|war(?:en)? gestern|fruher|vorbei|zuschuss|erstatt\p{L}+|rabatt)\b`,
};

/** Where work is done, in English. */
export const ENGLISH_WORKPLACE: WorkplaceWords = {
  home: String.raw`remote work(?:ing)?|work(?:ed|ing)? (?:remotely|from home)|telework(?:ing)?|working from home|(?:done|worked|performed) from home|home working`,
  ruledOut: String.raw`(?:is|are) (?:not|in)[ -]?(?:compatible with|suit(?:ed|able) (?:to|for))|(?:does|do)(?: not|n['’]t) (?:lend itself to|lend themselves to|allow(?: for)?|permit)|(?:rules out|precludes?)`,
  isRuledOut: String.raw` ?: ?no\b(?! (?:problem|limit))|\b(?:is|are) (?:unfortunately )?not (?:foreseen|feasible|compatible)`,
  count: String.raw`one|two|three|four|[1-4]`,
  days: String.raw`days?|times`,
  aWeek: String.raw` (?:a|per|each|every) week| weekly`,
  upTo: String.raw`up to|maximum of|limited to|at most|no more than`,
  ofTime: String.raw`of (?:your|the) (?:working )?(?:time|hours|week)`,
  part: String.raw`part of (?:your|the) (?:working )?(?:time|week)`,
  attend: String.raw`you(?:['’]ll| will)? (?:come|be)`,
  toSite: String.raw`(?:to|in|at|from) (?:the|our) (?:\p{L}+ )?(?:office|hq|headquarters|studio|lab|workshop)\b`,
  otherDays: String.raw`the (?:remaining|other)(?: two| three| four)? days (?:are|will be) (?:spent|worked)`,
  job: String.raw`role|position|job`,
  isDone: String.raw`(?:is|will be) (?:based|located|carried out|performed|done)`,
  atSite: String.raw`(?:in|at|from) (?:our|the) (?:\w+ ){0,2}?(?:office|warehouse|plant|factory|workshop|store|clinic|depot|laboratory)\b(?! (?:\w+ )?(?:team|operations|network|group|department|organi[sz]ation)\b| of the C\wO\b)`,
  line: String.raw`remote work(?:ing)? ?: ?(?:no|none)\b(?! (?:problem|limit))`,
  unless: String.raw`\b(?:optional|if you (?:like|want|prefer)|abroad|overseas|outside|a (?:year|month)|per (?:year|month)|first (?:month|weeks?|days)|interview|customers?|clients?|companies|employers|whose|some (?:roles|positions)|other (?:roles|positions)|travel|near|off|discount|equipment|stipend|no problem)\b`,
};
