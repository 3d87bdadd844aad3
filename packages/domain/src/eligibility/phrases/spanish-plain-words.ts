import type { PlainWords } from "./say-plainly.ts";

/** Who may apply, said plainly in Spanish. */
export const PLAIN_SPANISH: PlainWords = {
  before: [
    ["paises", "admitidos|elegibles|posibles|aceptados|validos|disponibles"],
    ["solo|unicamente", "un|dos|tres|cuatro|cinco", "pais|paises"],
    ["residencias|lugares de residencia", "posibles|admitidas|admitidos|validas"],
    [
      "ofrecemos|firmamos|hacemos|damos",
      "contrato|contratos|contrato laboral|contrato de trabajo|contrato indefinido",
      "solo?",
      "en",
    ],
    ["contratacion", "es?", "posible", "solo|unicamente?", "en"],
    ["contratos", "se firman|se hacen|son|se ofrecen", "solo?", "en"],
    ["solo|unicamente", "cubre|abarca|alcanza"],
    ["la seleccion|la busqueda|la convocatoria|esta convocatoria|esta busqueda", "abarca|cubre|comprende"],
    [
      "en|desde|de",
      "cualquier",
      "lugar|parte|punto|rincon|ciudad|provincia|estado|region|pais",
      "de|del|dentro de",
    ],
    ["desde|en", "tu casa|casa|tu domicilio", "en|desde"],
    ["puesto|trabajo|vacante|plaza", "se", "hace|desempena|realiza|ejerce", "desde|en|a distancia desde"],
    [
      "contratamos|reclutamos|incorporamos|fichamos",
      "personas|a personas|gente|a gente|talento?",
      "en todo|en toda|por todo|por toda|de todo|de toda|que viva en|que vivan en|que residan en",
    ],
    ["podemos", "contratar|contratarte|emplearte", "si vives?", "en|dentro de"],
    [
      "admite|acepta|aceptamos|admitimos|recibimos",
      "candidaturas|candidatos|candidatas|solicitudes|postulaciones",
      "de|desde|del",
    ],
    [
      "abierto|abierta|disponible",
      "a|para",
      "personas|residentes|candidatos|candidatas|profesionales|gente",
      "de|en|desde|que vivan en|que residan en",
    ],
    ["remoto|remota|teletrabajo", "dentro de|desde|para residentes en|en toda|en todo|solo en|solo desde"],
    ["vivas donde vivas|estes donde estes", "en|dentro de"],
    ["residencia|domicilio", "debe|tiene que|ha de", "ser|estar", "en"],
  ],
  anybody: [
    [
      "contratamos",
      "a?",
      "gente|personas|talento?",
      "en|de|por",
      "todo el mundo|cualquier pais|todos los paises|cualquier parte del mundo",
    ],
    [
      "candidaturas|postulaciones|solicitudes|candidatos|candidatas",
      "de|desde",
      "todo el mundo|cualquier pais|todos los paises|cualquier parte del mundo|cualquier continente",
    ],
    [
      "da igual|da lo mismo|no importa|no nos importa|sin importar",
      "el|en que|desde que|de que",
      "pais|continente",
    ],
    [
      "el pais|el continente",
      "no importa|es lo de menos|da igual|lo eliges tu|lo pones tu|lo decides tu|es indiferente",
    ],
    ["eliges|decides|elige|decide", "tu?", "el|en que|desde que", "pais|continente"],
    ["desde|en", "el pais", "que", "quieras|prefieras|elijas|te guste|mas te guste"],
    [
      "puedes|podras",
      "vivir|trabajar|estar|residir|postularte|aplicar",
      "en|desde",
      "cualquier pais|cualquier parte del mundo|cualquier continente|todo el mundo",
    ],
    [
      "puedes|podras",
      "unirte|sumarte|trabajar|hacerlo",
      "desde",
      "el tuyo|tu pais|tu propio pais|tu continente",
    ],
    ["sin", "limite|limites|restriccion|restricciones|requisito", "de", "pais|paises|continente"],
    [
      "tambien|incluso|aunque vivas",
      "desde|en",
      "otro continente|la otra punta del mundo|el otro lado del mundo",
    ],
  ],
};
