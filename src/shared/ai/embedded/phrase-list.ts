const lines = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/)

/** What speech adds and nobody means; dropped wherever it stands. */
export const FILLERS: readonly string[] = lines(`
at the moment | right now | these days | nowadays | as of now | you know the drill | you know what | like crazy | like mad | like hell | the usual | you name it | damn | goddamn | bloody | freaking | friggin | all in all | no joke | no kidding | anyway | anyways | oh well | um | uh | uhm | umm | erm | er | hmm | hm | ah | eh | huh | mhm | you know | ya know | i mean | you see | kind of | kinda | sort of | sorta
basically | actually | honestly | literally | really | obviously | frankly | truthfully | seriously | essentially | simply | certainly | definitely | of course | absolutely
pretty much | more or less | at the end of the day | to be honest | to be fair | tbh | in all honesty | let me think | let me see | let's see | how do i say | how do you say | how to say | what do you call it
i guess | i suppose | i think | i feel like | i feel | idk | lol idk | i'm not sure but | i am not sure but | what do i know | by the way | give or take | i believe | i'd say | i would say | i'd like to say | if you will | if you like | so to speak | as they say | as it were | oh | so yeah | but yeah | and yeah | or whatever | and whatnot | and stuff like that | and stuff | and things like that | and all that | and that kind of thing | and that sort of thing | or something like that | or something | or anything | that kind of stuff | that kind of thing | that sort of thing
and so on and so forth | and so on | and so forth | and everything | etc | etc. | i don't know | i dunno | dunno | not gonna lie | ngl | lol | haha | innit | as i said | like i said | as i mentioned | long story short | believe it or not | funnily enough | needless to say | to tell you the truth | if i'm honest | if i am honest | in the end | on a normal day | on a typical day | on a usual day | in a normal week | on a normal shift | in a typical week | oh god | my god | god | oh my god | omg | oh dear | for the record | for what it's worth | i would like to add
i must say | i have to say | i can say | i can say that | i'm proud to say | i'm happy to say | i'm pleased to say | i am proud to say | if i remember correctly | if i recall | if i remember right | if i remember rightly | as far as i remember | off the top of my head | believe me | trust me | you could say | one could say | thank god | luckily | fortunately | thankfully | hopefully | hang on | mind you | for real | no kidding | touch wood | fingers crossed | if you ask me | to be precise | to be exact | let us say | let's say | as it happens | i tell you | i swear | guess what | fair enough | what can i say | of all things | no big deal | i promise | as far as i know | in a way | in a sense | one could argue`)

/** What opens an answer before it begins; dropped at the start of a sentence, again and again. */
export const OPENERS: readonly string[] = lines(`
well | so | then again | ok | okay | yeah | yes | yep | yup | nope | alright | all right | oh | look | listen | hi | hello | hey | and | but | or | anyway | anyways | anyhow | besides | plus | gosh | man | dude | oh man | good question | great question | that's a good question | hmm that's hard | overall | i think that | i feel that | i'd think | i would think
what i did was | what i do is | what we did was | what we do is | the thing is | the thing is that | thing is | the main thing is | the main thing was | the main thing | one thing | one thing is | one thing i did was | mostly | mainly | generally | in general | for example | for instance | e.g. | i.e. | in short | in my case | for me | to me | personally | as for me | in my opinion
i'm proud that | i am proud that | i am most proud that | i'm most proud that | i'm really proud that | my proudest moment is when | my proudest moment was when | the thing i am most proud of is that | the thing i'm most proud of is that | basically what happened is | what happened was | turns out | it turned out that | it turns out | the good news is | the good part is | the best part is | the best part was | the biggest thing was | the biggest one was | maybe the biggest one is | you could call it
i remember | i remember that | i remember when | there was this time when | there was a time when | there was one time | this one time | as you can see | first of all | first off | firstly | secondly | thirdly | lastly | number one | number two | number three | on top of that | apart from that | other than that | in addition | additionally | furthermore | moreover | meanwhile | as a result of that`)

/** Openers only where a mark or a subject follows: 'First, I …', but 'First aid'. */
export const SOFT_OPENERS: readonly string[] = lines(`
action | result | results | outcome | answer | no | right | like | again | still | finally | now | then | also | sure | first | second | third | next | later | later on | afterwards | after that | instead | once | one time | on top | mostly | honestly | wait | sorry`)

/** Said otherwise with the same meaning; the right side is what a resume says. */
export const SAID: readonly (readonly [string, string])[] = lines(`
a bunch of = many | a whole bunch of = many | bunch of = many | a ton of = many | tons of = many | loads of = many | a load of = many | lots of = many | a lot of = many | a whole lot of = many | heaps of = many | plenty of = many | a lot = | a great deal of = much
node js = Node.js | dot net = .NET | java script = JavaScript | type script = TypeScript | c plus plus = C++ | c sharp = C# | n = and | 'n' = and | 'em = them | gonna = going to | gotta = have to | wanna = want to | cannot = can not | dont = do not | didnt = did not | doesnt = does not | wasnt = was not | werent = were not | couldnt = could not | wouldnt = would not | cant = can not | wont = will not | isnt = is not | havent = have not | hadnt = had not | aint = is not | im = I am | ive = I have | gimme = give me | lemme = let me | cuz = because | cos = because | coz = because | 'cause = because | cause i = because I | cause we = because we | bc = because | til = until | thru = through | w/ = with | w/o = without | & = and | u = you | ur = your | etc = 
in my country = in the home country | per cent = percent | pct = percent | everyday = every day | alot of = many | alot = | by myself = independently | on my own = independently | all by myself = independently | all on my own = independently | myself = | ourselves = 
used to be able to = could | would have to = had to | was having to = had to | kids = children | taught myself = learned | teach myself = learn | not only = | not just = | but also = and | no less than = at least | no fewer than = at least | guys = people | guy = person | from then on = then | from that point on = then | since then = then | ever since = then | at first = | in the beginning = | folks = people | super = very | folks' = people's`)
  .filter((line) => line.includes('='))
  .map((line) => {
    const [from = '', to = ''] = line.split('=')
    return [from.trim(), to.trim()] as const
  })

/** Words that only weigh what follows; dropped before a verb or an adjective. */
export const WEIGHTS: ReadonlySet<string> = new Set(
  'just very really quite so totally completely pretty super extremely truly always simply personally probably maybe perhaps somehow only even still already often usually normally typically sometimes generally mostly mainly also then eventually finally actually basically constantly ever regularly soon quickly kindly ultimately initially first later immediately afterwards recently currently now'.split(
    ' ',
  ),
)
