import type { PlainWords } from "./say-plainly.ts";

/** Who may apply, said plainly in Portuguese. */
export const PLAIN_PORTUGUESE: PlainWords = {
  before: [
    ["paises", "elegiveis|possiveis|aceitos|aceites|admitidos|validos|disponiveis"],
    ["so|apenas|somente", "um|dois|tres|quatro|cinco", "pais|paises"],
    ["residencias|locais de residencia", "possiveis|aceitas|aceites|admitidas"],
    [
      "oferecemos|assinamos|fazemos",
      "contrato|contratos|contrato de trabalho",
      "so|apenas?",
      "em|no|na|nos|nas",
    ],
    ["contratacao", "e?", "possivel", "so|apenas|somente?", "em|no|na|nos|nas"],
    ["contratos", "sao assinados|se assinam|sao feitos|sao oferecidos", "so|apenas?", "em|no|na|nos|nas"],
    ["o recrutamento|a selecao|a busca|esta vaga", "abrange|cobre|engloba"],
    [
      "em|de|desde|a partir de",
      "qualquer",
      "lugar|parte|ponto|canto|cidade|estado|regiao|pais",
      "de|do|da|dos|das",
    ],
    ["da|na", "sua|tua", "casa", "em|no|na"],
    ["de|em|desde", "casa,|sua casa,", "em|no|na|de qualquer lugar do"],
    [
      "contratamos|recrutamos|admitimos",
      "pessoas|gente|profissionais?",
      "em todo o|em toda a|por todo o|que morem|que vivam",
    ],
    ["podemos|conseguimos", "contratar", "pessoas?", "em|no|na|dentro da|dentro do"],
    ["aceitamos|recebemos|consideramos", "candidaturas|inscricoes|candidatos|curriculos", "de|do|da|dos|das"],
    [
      "aberta|aberto|disponivel",
      "a|para",
      "pessoas|residentes|candidatos|moradores|profissionais",
      "de todos os estados|de todas as regioes?",
      "de|do|da|em|no|na",
    ],
    ["vaga|posicao|funcao|oportunidade", "esta|e", "disponivel|aberta|oferecida", "em|no|na|nos|nas"],
    ["trabalhara|trabalha|trabalharas", "a partir|desde|de casa", "de|do|da(?! [st]ua casa)|no|na|em|o|a"],
    ["remoto|remota|teletrabalho", "dentro|em todo|em toda|a partir", "de|do|da|o|a"],
    ["residencia|domicilio|morada", "deve|tem de|precisa", "ser|estar|ficar", "em|no|na"],
  ],
  anybody: [
    [
      "contratamos|recrutamos",
      "pessoas|gente|talentos?",
      "no|do|em|de",
      "mundo inteiro|mundo todo|todo o mundo|qualquer pais|todos os paises",
    ],
    [
      "candidaturas|inscricoes|candidatos|curriculos",
      "de|do",
      "qualquer pais|todos os paises|mundo inteiro|mundo todo|todo o mundo|qualquer continente",
    ],
    [
      "nao importa|nao interessa|tanto faz|tanto nos faz|pouco importa",
      "o|em que|em qual|de que|de qual",
      "pais|continente",
    ],
    [
      "o pais|o continente",
      "nao importa|e o de menos|e escolha sua|tanto faz|e indiferente|fica ao seu criterio",
    ],
    ["escolhe|escolha|decide", "o", "pais|continente", "onde|de onde|em que|do qual?"],
    ["do|no|desde o", "pais", "que", "quiser|preferir|escolher"],
    [
      "pode",
      "viver|morar|trabalhar|estar|residir|candidatar-se",
      "em|de|a partir de",
      "qualquer pais|qualquer lugar do mundo|qualquer parte do mundo|qualquer continente",
    ],
    ["pais de residencia", "nao", "importa|pesa|conta|influencia|interessa"],
    ["sem", "limite|limites|restricao|restricoes|exigencia", "de", "pais|paises|continente"],
    ["mesmo|inclusive|tambem", "em|de|a partir de", "outro continente|outro lado do mundo"],
  ],
};
