import type { SorrowKind } from './sorrow-model.ts'

/** Where a few words are surer than any weight: phrases of one meaning, and languages that no model was fitted to. */
export interface SorrowRule {
  label: string
  kind: SorrowKind
  /**
   * In the words of `wordsOfWish`: small letters, contractions written out, `<kin>` and its like for a class. In scripts
   * that put no spaces between words a phrase is found anywhere; elsewhere only as whole words.
   */
  phrases: readonly string[]
  /** Where one of these is there as well it is no sorrow. */
  unless: readonly string[]
  examples: readonly string[]
  counterExamples: readonly string[]
}

export const SORROW_RULES: readonly SorrowRule[] = [
  {
    label: 'words that mean a death and nothing else',
    kind: 'loss',
    phrases: [
      'passed away', 'miscarriage', 'miscarried', 'stillborn', 'stillbirth', 'cot death', 'bereaved', 'bereavement', 'tangihanga', 'in hospice', 'lost <kin> to',
      '<kin> died', '<kin> has died', '<kin> is dead', '<kin> ’s funeral', '<kin> is in heaven', '<pet> died', 'committed suicide', 'took his own life', 'took her own life', 'killed himself', 'killed herself'
    ],
    unless: ['died laughing', 'died of laughter', 'died of laughing', '<kin> died of embarrassment', 'game', 'minecraft', 'roblox'],
    examples: ['grandad passed away', 'a bear whose mum died', 'my uncle killed himself', 'she had a miscarriage', "nan's funeral"],
    counterExamples: ['dad died laughing', 'my dad died in minecraft', 'the torch died']
  },
  {
    label: 'Spanish and Portuguese: death',
    kind: 'loss',
    phrases: ['murió', 'se murió', 'falleció', 'fallecio', 'ha muerto', 'está en el cielo', 'velorio', 'morreu', 'faleceu'],
    unless: [],
    examples: ['murió mi abuela', 'mi perro se murió', 'o avô morreu'],
    counterExamples: ['el cielo azul', 'día de muertos']
  },
  {
    label: 'French and German: death',
    kind: 'loss',
    phrases: ['est mort', 'est morte', 'décédé', 'décédée', 'gestorben', 'ist tot', 'begraben'],
    unless: [],
    examples: ['mamie est morte', 'Oma ist gestorben'],
    counterExamples: ['die drei Schweinchen', 'la tarte']
  },
  {
    label: 'Japanese and Chinese: death',
    kind: 'loss',
    phrases: ['死んだ', '死んじゃった', '亡くなった', 'お葬式', '去世', '死了', '过世', '過世', '葬礼'],
    unless: [],
    examples: ['おばあちゃんが死んだ', '爷爷去世了'],
    counterExamples: ['スパイダーマン', '恐竜']
  },
  {
    label: 'Hindi, Arabic, Swahili and Māori: death',
    kind: 'loss',
    phrases: ['मर गय', 'गुज़र ग', 'देहांत', 'توفي', 'توفيت', 'مات', 'ماتت', 'وفاة', 'amefariki', 'amekufa', 'msiba', 'kua mate'],
    unless: [],
    examples: ['दादी मर गयी', 'مات جدي', 'bibi amefariki', 'kua mate a Koro'],
    counterExamples: ['स्पाइडरमैन', 'معلمات', 'kei te pai']
  },
  {
    label: 'illness in other languages',
    kind: 'illness',
    phrases: [
      'está enferma', 'está enfermo', 'esta enferma', 'esta enfermo', 'está muy enferma', 'está muy enfermo', 'operación', 'cirugía', 'cirurgia', 'doente',
      '入院', '手術', '病気', '住院', '生病', '手术', 'बीमार', 'अस्पताल', 'مريض', 'مريضة', 'مستشفى', 'المستشفى', 'mgonjwa', 'hospitali'
    ],
    unless: [],
    examples: ['mamá está enferma', '妈妈生病了', 'ママが入院した', 'baba ni mgonjwa', 'जब दादी बीमार है'],
    counterExamples: ['el doctor', 'お医者さん']
  },
  {
    label: 'parting in other languages',
    kind: 'separation',
    phrases: ['divorcio', 'divórcio', '離婚', '离婚', 'तलाक', 'طلاق', 'talaka', 'papá se fue', 'mamá se fue', 'papi se fue', 'mami se fue', 'papá ya no', 'mamá ya no'],
    unless: [],
    examples: ['爸爸妈妈离婚', 'papá se fue', 'el divorcio'],
    counterExamples: ['papá cocina', '爸爸']
  },
  {
    label: 'war and violence in other languages',
    kind: 'danger',
    phrases: ['guerra', 'la guerre', 'der krieg', 'krieg', '戦争', '战争', '戰爭', 'युद्ध', 'حرب', 'الحرب', 'vita ya', 'いじめ', '霸凌', 'acoso escolar'],
    unless: ['galaxias', 'almohadas', 'bolas', 'nieve', 'galáxias', 'étoiles', 'sterne', 'スター'],
    examples: ['la guerra', 'الحرب', '戦争', 'acoso escolar'],
    counterExamples: ['la guerra de las galaxias', 'guerra de almohadas', 'Vita']
  }
] // prettier-ignore
