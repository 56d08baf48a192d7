import type { WritingLanguage } from '#contract/options.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that carry grammar rather than a subject. They tell languages apart and end a noun phrase. */
export const FUNCTION_WORDS: Record<WritingLanguage, ReadonlySet<string>> = {
  en: words(`a an the this that these those my your his her its our their i you he she it we they me him us them
    and or but so if because while when where why how what which who whose than then as at by for from in into of
    off on onto out over to up with without about after before between during under through is are was were be been
    being am do does did doing done have has had having can could will would should may might must not no nor very
    much many more most some any all every each few both too also just only even still yet really here there now
    make makes making made get gets getting got go goes going let lets help helps keep keeps become becomes
    want wants need needs like one learn learns meet meets try tries find finds know knows use uses using takes take
    turns turn works  show shows explain explains write create discovers discover comes come gives give
    brew grow growing build  save saving start starting improve reduce  choose reminds remind afraid
    better well faster never always often ever again upon
    i'm i've it's don't doesn't doesn`),
  es: words(`el la los las un una unos unas lo mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa
    esos esas yo él ella nosotros ellos ellas me te se nos le les y e o u pero porque por qué que si cuando donde
    dónde cómo como cuál quién a al de del en con sin sobre para entre desde hasta durante tras bajo es son era fue
    empieza comienza empiezas ser estar está están hay ha han haber tener tiene tienen hacer hace hacen puede pueden no ni muy más menos
    mucho muchos muchas tanto tanta todo toda todos todas cada algo también ya aún sólo solo aquí así ir va van
    aprende aprender descubre preparar empezar crear explica conoce recuerda ayuda nunca siempre quiere quién mejor bien`),
  fr: words(`le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre
    vos leur leurs je tu il elle on nous vous ils elles me te se y en et ou mais car si que qu qui quoi dont où
    quand comment pourquoi combien à dans sur sous avec sans pour par entre vers chez depuis pendant est sont était
    être été a ont avoir fait faire font peut peuvent ne n pas plus moins très trop tant autant tout toute tous
    toutes chaque quelque aussi déjà encore seulement ici c s j m t préparer commencer créer explique découvrir
    apprendre vraiment jamais toujours rappelle aide va vont veut bien mieux comme travers`),
  de: words(`der die das den dem des ein eine einen einem einer eines mein meine dein deine sein seine ihr ihre
    ihren unser unsere dieser diese dieses diesen ich du er sie es wir mich mir dich dir uns euch sich und oder aber
    weil wenn wann wo warum wieso weshalb wie was welche wer dass als ob in im ins an am auf aus bei beim mit nach
    von vom zu zum zur über unter für ohne um durch gegen vor zwischen bis seit ist sind war waren bin hat haben
    hatte wird werden wurde kann können muss soll nicht kein keine sehr mehr viel viele so auch nur noch schon hier
    dort man macht machen immer nie jeder jede jedes alle etwas erinnert hilft braucht besser`),
  ja: words(`の は が を に へ で と も や から まで より か ね よ な です ます する した して いる ある なぜ どう
    どうして 何 この その あの これ それ こと もの ため よう について`),
  vi: words(`và hoặc nhưng vì nếu khi mà thì là của cho với không có các những một này đó kia ở trong ngoài trên
    dưới từ đến về ra vào được bị đã đang sẽ rất quá nhiều hơn nhất tại sao vì sao như thế nào thế nào cách gì ai
    tôi bạn chúng ta mình họ nó để cũng chỉ còn lại mỗi mọi làm hãy giúp nhắc sao nào lắm bằng cùng theo sau
    trước`),
}
