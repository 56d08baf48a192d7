import type { SubjectKind } from './picture-brief.ts'
import type { SubjectEntry } from './subject-entry.ts'
import type { Words } from './setting-words.ts'

/** Subjects painted by hand (`subjects/drawn/`). Plurals are found by themselves. */
export const DRAWN_SUBJECTS: SubjectEntry[] = [
  drawn('lighthouse', 'building', {
    en: 'lighthouse, beacon',
    es: 'faro',
    fr: 'phare',
    de: 'leuchtturm',
    ja: '灯台',
    vi: 'hải đăng, ngọn hải đăng',
  }),
  drawn('house', 'building', {
    en: 'house, cabin, cottage, hut, home, barn, farmhouse, village, chalet',
    es: 'casa, cabaña, granero, pueblo',
    fr: 'maison, cabane, chalet, village, grange',
    de: 'haus, hütte, scheune, dorf, häuser',
    ja: '家, 小屋, 山小屋, 村',
    vi: 'ngôi nhà, nhà gỗ, túp lều, ngôi làng, làng',
  }),
  drawn('tree', 'plant', {
    en: 'tree, old tree, great old tree, oak, oak tree, maple tree, cherry tree, cherry blossom tree, cherry blossoms',
    es: 'árbol, roble',
    fr: 'arbre, chêne',
    de: 'baum, eiche',
    ja: '木, 大木, 樹木, 桜, 桜の木',
    vi: 'cây cổ thụ, cái cây, cây lớn',
  }),
  drawn('lantern', 'object', {
    en: 'lantern, paper lantern, lanterns, sky lantern',
    es: 'farol, linterna de papel, farolillo',
    fr: 'lanterne, lampion',
    de: 'laterne, lampion, papierlaterne',
    ja: '提灯, 灯籠, ランタン',
    vi: 'đèn lồng, lồng đèn',
  }),
  drawn('man', 'person', {
    en: 'man, person, someone, figure, traveler, traveller, hiker, fisherman, keeper, worker, engineer, farmer, businessman, guy, boy, father, grandfather, artist, musician, chef, scientist, teacher, doctor, student, monk, soldier, king, explorer, photographer, silhouette, detective, cook, sailor, inventor, potter, baker, developer, programmer, entrepreneur, narrator, presenter, human, commuter, owner, barista, astronomer, athlete, trainer',
    es: 'hombre, persona, alguien, figura, viajero, excursionista, pescador, trabajador, ingeniero, agricultor, niño, padre, abuelo, artista, músico, científico, maestro, profesor, médico, estudiante, monje, rey, silueta, marinero, panadero',
    fr: "homme, personne, quelqu'un, silhouette, voyageur, randonneur, pêcheur, ouvrier, ingénieur, agriculteur, garçon, père, grand-père, artiste, musicien, scientifique, professeur, médecin, étudiant, moine, roi, marin, boulanger",
    de: 'mann, person, jemand, gestalt, figur, reisender, wanderer, fischer, arbeiter, ingenieur, bauer, junge, vater, großvater, künstler, musiker, wissenschaftler, lehrer, arzt, student, mönch, könig, silhouette, mensch, seemann, bäcker',
    ja: '男, 男性, 人, 人物, 旅人, 漁師, 職人, 農夫, 少年, 父, 祖父, 芸術家, 音楽家, 科学者, 先生, 医者, 学生, 僧侶, 王, シルエット',
    vi: 'người đàn ông, người, ai đó, du khách, ngư dân, công nhân, kỹ sư, nông dân, cậu bé, cha, ông, nghệ sĩ, nhạc sĩ, nhà khoa học, giáo viên, bác sĩ, sinh viên, nhà sư, vua',
  }),
  drawn('woman', 'person', {
    en: 'woman, girl, mother, grandmother, lady, she, queen, businesswoman, nurse, singer, princess',
    es: 'mujer, chica, niña, madre, abuela, señora, reina, bailarina, enfermera, cantante',
    fr: 'femme, fille, mère, grand-mère, dame, reine, danseuse, infirmière, chanteuse',
    de: 'frau, mädchen, mutter, großmutter, dame, königin, tänzerin, sängerin',
    ja: '女, 女性, 少女, 母, 祖母, 女王, 女の子',
    vi: 'người phụ nữ, phụ nữ, cô gái, mẹ, bà, nữ hoàng, cô bé',
  }),
  drawn('child', 'person', {
    en: 'child, children, kid, kids, toddler',
    es: 'niños, infancia, pequeño',
    fr: 'enfant, enfants',
    de: 'kind, kinder',
    ja: '子供, 子ども, 子どもたち',
    vi: 'trẻ em, đứa trẻ, trẻ nhỏ',
  }),
  drawn('runner', 'person', {
    en: 'runner, jogger, running person, sprinter, marathon',
    es: 'corredor, corredora',
    fr: 'coureur, coureuse',
    de: 'läufer, läuferin',
    ja: 'ランナー, 走者',
    vi: 'người chạy bộ, vận động viên chạy',
  }),
  drawn('couple', 'person', {
    en: 'couple, two people, lovers, friends, family, parents',
    es: 'pareja, amigos, familia, padres',
    fr: 'couple, amis, famille, parents',
    de: 'paar, freunde, familie, eltern',
    ja: 'カップル, 二人, 友達, 家族',
    vi: 'cặp đôi, hai người, bạn bè, gia đình',
  }),
  drawn('crowd', 'person', {
    en: 'people, crowd, team, group, audience, community, workers, customers, men, women, humans, students, colleagues',
    es: 'gente, personas, multitud, equipo, grupo, comunidad',
    fr: 'gens, personnes, foule, équipe, groupe, communauté',
    de: 'menschen, leute, menge, team, gruppe, gemeinschaft',
    ja: '人々, 群衆, チーム, 仲間',
    vi: 'mọi người, đám đông, đội nhóm, cộng đồng',
  }),
  drawn('sailboat', 'boat', {
    en: 'sailboat, boat, yacht, sailing boat, sail, rowing boat',
    es: 'velero, bote, barca',
    fr: 'voilier, bateau, barque',
    de: 'segelboot, boot',
    ja: '帆船, ヨット, 小舟',
    vi: 'thuyền buồm, thuyền, con thuyền',
  }),
  drawn('ship', 'boat', {
    en: 'ship, fishing boat, trawler, vessel, freighter, ferry, steamship',
    es: 'barco, buque, pesquero',
    fr: 'navire, chalutier, paquebot',
    de: 'schiff, fischerboot, frachter',
    ja: '船, 漁船, 汽船',
    vi: 'con tàu, tàu, tàu cá, tàu thủy',
  }),
  drawn('hot-air-balloon', 'aircraft', {
    en: 'hot air balloon, hot-air balloon, air balloon',
    es: 'globo aerostático',
    fr: 'montgolfière',
    de: 'heißluftballon',
    ja: '気球, 熱気球',
    vi: 'khinh khí cầu',
  }),
  drawn('astronaut', 'person', {
    en: 'astronaut, cosmonaut, spaceman',
    es: 'astronauta',
    fr: 'astronaute, cosmonaute',
    de: 'astronaut, astronautin, kosmonaut',
    ja: '宇宙飛行士',
    vi: 'phi hành gia',
  }),
  drawn('cup', 'food', {
    en: 'coffee, tea, mug, cup, espresso, latte, cappuccino, cup of coffee, coffee cup, cup of tea, cocoa',
    es: 'café, té, taza, taza de café',
    fr: 'tasse, thé, tasse de café, tasse de thé',
    de: 'kaffee, tee, tasse, kaffeetasse, becher',
    ja: 'コーヒー, お茶, 紅茶, カップ, 珈琲',
    vi: 'cà phê, trà, tách cà phê, cốc, tách trà',
  }),
]

function drawn(name: string, kind: SubjectKind, words: Words): SubjectEntry {
  return { kind, form: { drawn: name }, words }
}
