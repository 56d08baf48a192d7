/** The ways a camera can move; left, right, up and down are where it goes or looks. */
export type MoveName =
  | 'push-in'
  | 'pull-back'
  | 'pan-left'
  | 'pan-right'
  | 'rise'
  | 'sink'
  | 'tilt-up'
  | 'tilt-down'
  | 'orbit'
  | 'handheld'
  | 'static'

/** How prompts name a move, as word beginnings in en, es, fr, de and vi, and as plain text in ja. */
const WORDS: Record<MoveName, { begins: string; contains: string }> = {
  'push-in': {
    begins:
      'push(?:es|ing)? in|push-in|doll(?:y|ies|ying) (?:in|forward)|zoom(?:s|ing)? in|mov(?:e|es|ing) (?:in|closer|forward)|clos(?:e|es|ing) in|approach|acerc|avanz|primer plano lento|rapproch|avanc|zoom avant|travelling avant|heran|hinein|fährt (?:auf|nach vorn)|nähert|tiến (?:vào|gần|lại)|lại gần|phóng to|đẩy (?:máy )?vào',
    contains: '近づ|寄る|寄って|寄り|ズームイン|前進|ドリーイン',
  },
  'pull-back': {
    begins:
      'pull(?:s|ing)? (?:back|out|away)|doll(?:y|ies|ying) (?:out|back)|zoom(?:s|ing)? out|mov(?:e|es|ing) (?:back|away)|draw(?:s|ing)? back|reveal|alej|retroce|revela|éloign|recul|zoom arrière|travelling arrière|révèl|heraus|zurück|entfernt sich|enthüll|lùi|ra xa|thu nhỏ|kéo (?:máy )?ra',
    contains: '引いて|引く|引き|遠ざか|ズームアウト|後退|ドリーアウト',
  },
  'pan-left': {
    begins:
      '(?:pan|track|slid|glid|truck|mov|drift|sweep)\\p{L}* (?:to the |slowly |gently )*left|(?:hacia|a) la izquierda|vers la gauche|nach links|sang trái',
    contains: '左へ|左に|左方向',
  },
  'pan-right': {
    begins:
      '(?:pan|track|slid|glid|truck|mov|drift|sweep)\\p{L}* (?:to the |slowly |gently )*right|(?:pan|pans|panning|tracking|slides|sliding|glides|gliding|sweeps|sweeping)(?!\\p{L})|(?:hacia|a) la derecha|vers la droite|panorám|panoramique|travelling latéral|paneo|nach rechts|schwenk|seitlich|sang phải|lia máy|lia ngang',
    contains: '右へ|右に|右方向|パンする|パンして|パンショット|パンニング|横移動',
  },
  rise: {
    begins:
      'cran(?:e|es|ing)(?: up)?|ris(?:e|es|ing)|ascend|lift(?:s|ing)? up|aerial|drone|boom(?:s|ing)? up|ascien|se eleva|cámara sube|grúa|dron|caméra (?:monte|s.élève)|grue|aérien|steigt|hebt sich|kran|aufwärts|drohne|nâng (?:lên|cao)|bay lên|cần cẩu|từ trên cao',
    contains: '上昇|クレーン|ドローン|空撮|舞い上が',
  },
  sink: {
    begins:
      'descend|lower(?:s|ing)|sink|boom(?:s|ing)? down|cran(?:e|es|ing) down|descien|cámara baja|desciend|caméra descend|senkt|sinkt|abwärts|hạ (?:xuống|thấp)|đi xuống',
    contains: '下降|降りて|降下',
  },
  'tilt-up': {
    begins:
      'tilt(?:s|ing)?(?: up)?|look(?:s|ing)? up|inclin\\p{L}* (?:hacia )?arriba|bascul\\p{L}* vers le haut|kippt (?:nach )?(?:oben|hoch)|neigt sich nach oben|nghiêng (?:máy )?lên|ngước lên',
    contains: 'ティルトアップ|ティルト|見上げ',
  },
  'tilt-down': {
    begins:
      'tilt(?:s|ing)? down|look(?:s|ing)? down|inclin\\p{L}* (?:hacia )?abajo|bascul\\p{L}* vers le bas|kippt (?:nach )?unten|neigt sich nach unten|nghiêng (?:máy )?xuống|nhìn xuống',
    contains: 'ティルトダウン|見下ろ',
  },
  orbit: {
    begins:
      'orbit|circl(?:e|es|ing)|arc(?:s|ing)? (?:shot|around)|rotat(?:e|es|ing) around|parallax|órbita|(?:gira|rota|vueltas) alrededor|rodea|tourne autour|contourn|umkreis|kreist um|fährt um|xoay quanh|vòng quanh|quay quanh',
    contains: '周り|回り込|旋回|回転|オービット',
  },
  handheld: {
    begins:
      'hand-?held|shak(?:y|ing)|follow(?:s|ing)? (?:shot|behind)|cámara en mano|al hombro|caméra (?:à l.)?épaule|à la main|handkamera|aus der hand|wackel|cầm tay|rung nhẹ',
    contains: '手持ち|ハンドヘルド|手ぶれ',
  },
  static: {
    begins:
      'static|still shot|locked|fixed (?:shot|camera)|tripod|plano fijo|estátic|cámara fija|plan fixe|statique|caméra fixe|statisch|feste einstellung|stativ|tĩnh|cố định|đứng yên',
    contains: '固定|静止|フィックス',
  },
}

const MATCHERS = Object.entries(WORDS).map(([name, { begins, contains }]) => ({
  name: name as MoveName,
  pattern: new RegExp(`(?<!\\p{L})(?:${begins})|${contains}`, 'u'),
}))

/**
 * The move that a prompt asks for: the one named first, and where two begin at the same place the one
 * named at greater length ('tilt down' rather than 'tilt').
 */
export function moveNamedIn(prompt: string): MoveName | undefined {
  const text = prompt.normalize('NFC').toLowerCase()
  const found = MATCHERS.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ name, at: match.index, length: match[0].length }] : []
  })
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length)[0]?.name
}
