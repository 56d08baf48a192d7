import type { Framing, Look, Mood, TimeOfDay, Weather } from './picture-brief.ts'
import type { Words } from './setting-words.ts'

/** Words for the time of day; "soft window light" and the like are morning or day. */
export const TIME_WORDS: Record<TimeOfDay, Words> = {
  dawn: {
    en: 'dawn, sunrise, early morning, first light, daybreak, morning, morning light, misty morning',
    es: 'amanecer, alba, madrugada, mañana, por la mañana',
    fr: 'aube, lever du soleil, petit matin, matin, aurore',
    de: 'morgendämmerung, sonnenaufgang, morgengrauen, morgen, morgens, morgenlicht',
    ja: '夜明け, 日の出, 朝, 早朝, 明け方',
    vi: 'bình minh, rạng đông, buổi sáng, sáng sớm',
  },
  day: {
    en: 'noon, midday, daylight, sunny, bright day, blue sky, afternoon, day, window light, broad daylight, soft daylight, neutral daylight, studio light, even light, workshop light, playful light, pop light, soft light, bright light, bright even light',
    es: 'mediodía, soleado, soleada, tarde soleada, luz del día, cielo azul',
    fr: 'midi, ensoleillé, ensoleillée, plein jour, ciel bleu, après-midi',
    de: 'mittag, sonnig, tageslicht, sonniger tag, blauer himmel, nachmittag',
    ja: '昼, 正午, 晴れ, 青空, 日中, 午後',
    vi: 'buổi trưa, ban ngày, nắng, trời xanh, buổi chiều',
  },
  golden: {
    en: 'golden hour, golden light, warm light, late afternoon, golden, low sun, autumn, long shadows, side light',
    es: 'hora dorada, luz dorada, luz cálida, otoño',
    fr: 'heure dorée, lumière dorée, lumière chaude, automne',
    de: 'goldene stunde, goldenes licht, warmes licht, herbst, goldenen stunde',
    ja: 'ゴールデンアワー, 黄金色, 秋, 金色の光',
    vi: 'giờ vàng, nắng vàng, ánh sáng ấm, mùa thu',
  },
  sunset: {
    en: 'sunset, setting sun, evening sky, sundown, evening',
    es: 'atardecer, puesta de sol, ocaso, anochecer',
    fr: 'coucher de soleil, coucher du soleil, soir, crépuscule orangé',
    de: 'sonnenuntergang, abendrot, abend, abends',
    ja: '夕日, 夕焼け, 日没, 夕方, 夕暮れ',
    vi: 'hoàng hôn, chiều tà, mặt trời lặn, buổi tối',
  },
  blue: {
    en: 'blue hour, dusk, twilight, nightfall, gloaming, lantern light',
    es: 'hora azul, crepúsculo',
    fr: 'heure bleue, crépuscule',
    de: 'blaue stunde, dämmerung, abenddämmerung, blauen stunde',
    ja: 'ブルーアワー, 薄暮, 黄昏, たそがれ',
    vi: 'giờ xanh, chạng vạng, nhá nhem',
  },
  night: {
    en: 'night, midnight, starry, moonlight, moonlit, nighttime, night sky, stars, moon, dark, fireflies, candlelight, neon, full moon, starlit',
    es: 'noche, medianoche, estrellada, estrellado, luz de luna, luna, estrellas, neón, oscuro',
    fr: 'nuit, minuit, étoilée, étoilé, clair de lune, lune, étoiles, néon, sombre',
    de: 'nacht, mitternacht, sternenhimmel, mondlicht, mond, sterne, nachts, neon, dunkel',
    ja: '夜, 真夜中, 星空, 月明かり, 月, 星, 夜空, ネオン',
    vi: 'đêm, ban đêm, nửa đêm, ánh trăng, trăng, sao, đầy sao, trời đêm',
  },
}

export const WEATHER_WORDS: Record<Exclude<Weather, 'clear'>, Words> = {
  cloudy: {
    en: 'cloudy, overcast, grey sky, gray sky, clouds',
    es: 'nublado, nubes, cielo gris',
    fr: 'nuageux, couvert, ciel gris',
    de: 'bewölkt, bedeckt, grauer himmel',
    ja: '曇り, 曇天',
    vi: 'nhiều mây, u ám',
  },
  rain: {
    en: 'rain, rainy, raining, drizzle, wet, downpour, umbrella, monsoon',
    es: 'lluvia, lluvioso, lluviosa, lloviendo, paraguas',
    fr: 'pluie, pluvieux, pluvieuse, parapluie',
    de: 'regen, regnerisch, verregnet, regenschirm',
    ja: '雨, 雨の, 梅雨, 傘',
    vi: 'mưa, trời mưa, chiếc ô',
  },
  snow: {
    en: 'snow, snowing, snowfall, snowy, blizzard, snowflakes',
    es: 'nieve, nevando, nevada',
    fr: 'neige, neigeant, flocons',
    de: 'schnee, schneefall, verschneit, verschneite, schneit',
    ja: '雪, 吹雪',
    vi: 'tuyết, tuyết rơi',
  },
  fog: {
    en: 'fog, foggy, mist, misty, haze, hazy',
    es: 'niebla, bruma, neblina',
    fr: 'brouillard, brume, brumeux, brumeuse',
    de: 'nebel, neblig, dunst',
    ja: '霧, もや, 霞',
    vi: 'sương mù, sương',
  },
  storm: {
    en: 'storm, stormy, thunder, lightning, tempest, hurricane, thunderstorm',
    es: 'tormenta, trueno, relámpago, tempestad',
    fr: 'tempête, orage, tonnerre, éclair',
    de: 'sturm, gewitter, donner, blitz, stürmisch',
    ja: '嵐, 雷, 台風, 雷雨',
    vi: 'bão, giông, sấm sét',
  },
}

export const MOOD_WORDS: Record<Mood, Words> = {
  calm: {
    en: 'calm, quiet, peaceful, serene, tranquil, gentle, still, soft, minimal, relaxing, meditation',
    es: 'calma, tranquilo, tranquila, sereno, suave',
    fr: 'calme, paisible, serein, doux, douce',
    de: 'ruhig, friedlich, still, sanft, stille',
    ja: '静か, 穏やか, 静寂',
    vi: 'yên tĩnh, bình yên, êm đềm, nhẹ nhàng',
  },
  joyful: {
    en: 'happy, joyful, cheerful, playful, fun, colourful, colorful, vibrant, bright, celebration, party, festive',
    es: 'feliz, alegre, divertido, colorido, fiesta, vibrante',
    fr: 'joyeux, joyeuse, heureux, coloré, fête, vif',
    de: 'fröhlich, glücklich, bunt, lustig, fest, feier',
    ja: '楽しい, 明るい, カラフル, お祭り, 陽気',
    vi: 'vui, vui vẻ, rực rỡ, sặc sỡ, lễ hội',
  },
  dramatic: {
    en: 'dramatic, epic, powerful, intense, bold, majestic, heroic, cinematic, high contrast',
    es: 'dramático, dramática, épico, épica, intenso, majestuoso',
    fr: 'dramatique, épique, intense, majestueux',
    de: 'dramatisch, episch, intensiv, majestätisch',
    ja: '劇的, 壮大, ドラマチック, 迫力',
    vi: 'kịch tính, hùng vĩ, mạnh mẽ',
  },
  mysterious: {
    en: 'mysterious, eerie, haunted, enigmatic, ghostly, dark, secret, ancient, moody, gothic',
    es: 'misterioso, misteriosa, secreto, antiguo, antigua, oscuro',
    fr: 'mystérieux, mystérieuse, secret, ancien, sombre',
    de: 'geheimnisvoll, unheimlich, geheimnis, uralt, düster',
    ja: '神秘的, 不思議, 謎, 古代, 不気味',
    vi: 'bí ẩn, huyền bí, cổ xưa, ma quái',
  },
  tender: {
    en: 'tender, romantic, love, cosy, cozy, warm, nostalgic, family, dreamy, intimate, pastel',
    es: 'tierno, romántico, romántica, amor, acogedor, cálido, nostálgico, familia',
    fr: 'tendre, romantique, amour, chaleureux, nostalgique, famille, pastel',
    de: 'zärtlich, romantisch, liebe, gemütlich, warm, nostalgisch, familie',
    ja: '優しい, ロマンチック, 愛, 暖かい, 懐かしい, 家族',
    vi: 'dịu dàng, lãng mạn, tình yêu, ấm áp, ấm cúng, gia đình',
  },
  energetic: {
    en: 'energetic, dynamic, fast, speed, action, sport, workout, running, race, explosive, motion',
    es: 'enérgico, dinámico, rápido, velocidad, acción, deporte, carrera',
    fr: 'énergique, dynamique, rapide, vitesse, action, sport, course',
    de: 'energisch, dynamisch, schnell, tempo, aktion, sport, rennen',
    ja: '元気, ダイナミック, 速い, スピード, スポーツ',
    vi: 'năng động, nhanh, tốc độ, thể thao, sôi động',
  },
}

export const FRAMING_WORDS: Record<Framing, Words> = {
  medium: {
    en: 'medium shot, medium, mid shot, eye level, waist up',
    es: 'plano medio, a la altura de los ojos',
    fr: 'plan moyen, à hauteur des yeux',
    de: 'halbtotale, augenhöhe, halbnah',
    ja: 'ミディアムショット, 目の高さ',
    vi: 'trung cảnh, ngang tầm mắt',
  },
  detail: {
    en: 'detail, details, detailed view, extreme close, macro, macro shot, extreme close-up',
    es: 'detalle, macro, primerísimo plano',
    fr: 'détail, macro, très gros plan',
    de: 'detail, makro, detailaufnahme',
    ja: '接写, マクロ, 細部',
    vi: 'chi tiết, đặc tả',
  },
  wide: {
    en: 'wide, wide shot, wide view, wide establishing view, wide angle, panorama, panoramic, establishing shot, vast, landscape, distant, from afar, far away',
    es: 'plano general, panorámica, gran angular, vasto, a lo lejos',
    fr: 'plan large, panorama, panoramique, grand angle, au loin',
    de: 'totale, weitwinkel, panorama, weit, in der ferne',
    ja: '広角, パノラマ, 遠景, 全景',
    vi: 'toàn cảnh, góc rộng, từ xa',
  },
  close: {
    en: 'close up, close-up, closeup, close view, close picture, tight shot, portrait',
    es: 'primer plano, retrato',
    fr: 'gros plan, portrait, premier plan',
    de: 'nahaufnahme, porträt, großaufnahme',
    ja: 'クローズアップ, アップ',
    vi: 'cận cảnh, chân dung',
  },
  low: {
    en: 'low angle, low-angle, from below, looking up, worm, ground level, towering',
    es: 'contrapicado, desde abajo, ángulo bajo',
    fr: 'contre-plongée, vu du bas',
    de: 'froschperspektive, von unten, untersicht',
    ja: 'ローアングル, 見上げる',
    vi: 'góc thấp, từ dưới lên',
  },
  high: {
    en: 'aerial, overhead, from above, from overhead, birds eye, birds-eye, top-down, top down, top view, drone, high angle, looking down, flat lay',
    es: 'vista aérea, desde arriba, cenital, picado, dron',
    fr: 'vue aérienne, vu du ciel, plongée, drone',
    de: 'luftaufnahme, von oben, vogelperspektive, drohne',
    ja: '俯瞰, 空撮, 真上から, ドローン',
    vi: 'từ trên cao, nhìn từ trên, góc cao',
  },
  shoulder: {
    en: 'over the shoulder, over-the-shoulder, over shoulder, past the shoulder',
    es: 'por encima del hombro, sobre el hombro',
    fr: "par-dessus l'épaule, dos au spectateur",
    de: 'über die schulter, über der schulter, schulterblick',
    ja: '肩越し',
    vi: 'qua vai',
  },
}

export const SILHOUETTE_WORDS: Words = {
  en: 'silhouette, silhouetted, against the light, backlit outline, dark outline',
  es: 'silueta, a contraluz',
  fr: 'silhouette, à contre-jour, contre-jour',
  de: 'silhouette, gegenlicht, schattenriss, umriss',
  ja: 'シルエット, 逆光',
  vi: 'bóng đen, ngược sáng',
}

/** Technique words: they choose how the picture looks, and are never subjects. */
export const LOOK_WORDS: Record<Look, Words> = {
  photographic: {
    en: 'photo, photograph, photography, photographic, photorealistic, realistic, realism, 35 mm, 35mm, 35 mm film, 50mm, 50 mm, 85mm, 85 mm, film grain, film still, cinematic, cinematic still, dslr, bokeh, depth of field, shallow depth of field, documentary, lens, shot on film, shot on, anamorphic, kodak, 4k, 8k, hdr, raw photo, film',
    es: 'fotografía, foto, fotorrealista, realista, cinematográfico, cinematográfica, película de 35 mm, grano de película, profundidad de campo',
    fr: 'photographie, photo, photoréaliste, réaliste, cinématographique, pellicule 35 mm, grain de film, profondeur de champ',
    de: 'fotografie, foto, fotorealistisch, realistisch, filmisch, 35-mm-film, filmkorn, schärfentiefe, aufnahme',
    ja: '写真, 実写, リアル, 映画的, フィルム, 被写界深度, シネマティック',
    vi: 'ảnh chụp, nhiếp ảnh, chân thực, điện ảnh, phim 35mm, độ sâu trường ảnh',
  },
  poster: {
    en: 'poster, flat, flat design, flat illustration, vector, graphic, graphic design, infographic, diagram, minimalist, geometric, icon, logo, screen print, bauhaus, collage, cutaway, flat vector, bold shapes, pop art',
    es: 'cartel, diseño plano, vectorial, gráfico, infografía, diagrama, minimalista, geométrico, ícono',
    fr: 'affiche, design plat, vectoriel, graphique, infographie, schéma, minimaliste, géométrique, icône',
    de: 'plakat, flaches design, vektor, vektorgrafik, grafik, infografik, diagramm, minimalistisch, geometrisch',
    ja: 'ポスター, フラットデザイン, ベクター, グラフィック, インフォグラフィック, 図解, ミニマル, 幾何学',
    vi: 'áp phích, thiết kế phẳng, vector, đồ họa, sơ đồ, tối giản, hình học',
  },
  illustrated: {
    en: 'illustration, illustrated, oil painting, digital painting, painting, painted, watercolor, watercolour, storybook, cartoon, drawing, digital art, artwork, animation, anime, 3d render, sketch, soft illustration',
    es: 'ilustración, pintura al óleo, pintura, acuarela, dibujo, caricatura, animación',
    fr: "illustration, peinture à l'huile, peinture, aquarelle, dessin, dessin animé",
    de: 'illustration, ölgemälde, gemälde, aquarell, zeichnung, zeichentrick',
    ja: 'イラスト, 絵画, 水彩, 絵本, アニメ',
    vi: 'minh họa, tranh vẽ, màu nước, hoạt hình',
  },
}
