/**
 * The most common passwords that are words of four to nine letters, the commonest first: with a year or a sign behind them
 * they are long enough, and among the first that anyone would try.
 *
 * Source: `passwords.json` of @zxcvbn-ts/language-common 4.1.3 (MIT), which ranks leaked passwords.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
password qwerty dragon baseball football monkey letmein shadow master michael mustang pussy superman fuckyou jordan
qazwsx jennifer killer hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine thomas
iloveyou fuckme ranger daniel hockey george computer michelle jessica starwars asshole pepper klaster zxcvbn freedom
princess joshua maggie pass ginger fuck amanda ashley love cheese nicole summer matthew chelsea dallas biteme matrix
william yankees taylor corvette austin access martin heather thunder merlin secret diamond hello anthony hammer fucker
silver gfhjkm justin patrick richard bailey internet samantha golfer scooter test orange cookie maverick jackson sparky
mickey phoenix bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome
samsung sexy steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway porsche
yellow monster spider diablo hannah bulldog junior london purple compaq lakers iceman hardcore cowboys money banana
boston brandon tennis johnny miller coffee scooby edward nikita mother yamaha brandy barney chester fuckoff oliver
charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy angel please fender chris
jasper james slayer rabbit natasha rachel bigdick marine wizard marlboro raiders prince casper fishing flower crystal
jasmine panties iwantu adidas winner winter gandalf enter ghbdtn angela mike golden lauren cocacola winston madison
angels blowme panther sexsex bigtits spanky bitch shannon sophie johnson asdfasdf david horny toyota tiger murphy dick
canada danielle blowjob jonathan liverpoo muffin cooper apples jackie dennis black john sandra pokemon slipknot carlos
qazxsw scorpion qwaszx nathan butter startrek rainbow asdfghjkl razz redskins newyork gemini cameron qazwsxedc florida
liverpool turtle nicholas viking booger wilson sierra butthead doctor rocket victor dolphins captain bandit jaguar
packers pookie peaches asdf blue dolphin helpme tucker theman tiffany maxwell jeremy qwertyui shithead debbie albert
maddog lovers monica alex united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid elephant suckit
success jackass bonnie alexis porn lucky jason scorpio samson azerty freddy driver willie calvin sydney gators dexter
bubba creative golf voodoo happy arthur trouble america nissan gunner rebecca stella garfield gordon jessie bullshit
parker asdfghjk fucking apollo jack eminem december legend airborne beavis august bear apple brooklyn godzilla skippy
buddy qwert kitten magic shelby beaver phantom fred nothing asdasd williams xavier braves darkness travis copper tomcat
platinum qweqwe girls bigboy green power animal police online voyager lifehack fish sniper trinity walter blazer heaven
lover snowball playboy bubbles loveme hooters cricket marvin willow donkey topgun nintendo saturn family november
gabriel destiny pakistan pumpkin digital sergey chance explorer redwings private therock runner tits lasvegas guinness
beatles fire cassie christin celtic broncos andrey babygirl nelson donald scott eclipse cartman fluffy louise michigan
testing carolina little samuel alexande birdie steve cherry pantera sharon gibson vampire mexico dickhead peter buffalo
montana genius beer flyers maximus school minecraft lovely stalker metallica doggie carter kristina kimberly spencer
speedy barbara snickers sabrina carmen marcus bronco yankee friends paradise dreams magnum horses cool caroline lacrosse
goober member qwertyu enigma scotty pimpin bollocks brian cock surfer sammy genesis poohbear dave star qweasdzxc baby
racing friend hawaii billy viper october vanessa poopoo einstein boobies stanley walker bitches paul drowssap stephen
courtney simple alaska badger action jake bill denise jester spitfire drummer forest patricia maryjane champion diesel
svetlana rock friday kevin mark gregory pamela frank hotrod chevy anderson douglas westside security google badass
shorty tester thumper hitman mozart general reddog boobs music lizard alexander melanie ruslan vincent eagle sweet
teresa scarface marshall olivia veronica porno buddha spirit frankie stargate antonio liberty natalie mercury naruto
suzuki semperfi king popcorn spooky marley system brittany claudia kelly scotland free kitty cherokee vikings simpsons
death leslie rascal qweasd jimmy loveyou hummer allison rocky patches russia adrian jupiter penguin cumshot howard
passion honda vfhbyf andre vladimir franklin sandman infinity homer bastard raider passport assman sucker fantasy
bulldogs horney domino budlight ironman disney norman softball bishop francis brutus ford redrum brooke bigred jeffrey
jesus fktrcfylh karina marines kawasaki digger ireland oksana fireman cougar college shit alicia russell houston monday
bradley cunt sarah nigger justice super wildcats tinker duncan dancer logitech avalon swordfis everton reggie motorola
alexandr molly timothy hentai claire patriots madonna colorado eugene ducati kermit juventus indian connor galore
freeuser smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints valentin georgia asdfg accord
matt baxter denver mitchell christ yfnfif slut smith stinky zachary roland naughty spiderma chopper brenda extreme
virginia water skyline poop zombie pearljam froggy pirate fylhtq vision awesome alyssa dreamer predator bullet empire
wolf kirill people penis elvis panthers skipper nemesis peekaboo simon alison rolltide american cardinal arnold chevelle
daddy psycho danger mookie wanker manutd tommy hobbes vegeta goblue burton fyfcnfcbz picard bobby windows loverboy
lovelove vfrcbv victory bambam turkey serega tweety hiphop galina changeme rooster polina berlin suckme taurus electric
ronald avatar mine raptor maksim spring brazil eric bigcock newport hard kenneth hendrix madmax england alpha sublime
britney france darkside bigman hercules lawrence wolfpack classic lincoln ronaldo spiderman blizzard cheyenne wombat
cjkysirj raymond brother kristen pandora devils simone holiday wildcat horse kramer sterling caesar alabama carrie
bondage sports pussycat pickle leather shaggy chronic flowers robbie admin gracie amber freepass airplane perfect kodiak
billybob katana sunset crazy good stingray maria anna snowman phpbb chocolat zeppelin garcia detroit wolves pontiac
candy firebird vagina gundam panzer outlaw time pretty fisher connie honey business trevor redhead hardon greenday
tarheels nastya hellfire cobra engineer savage service serenity sasha michele dude lickme fireball white remember
darkstar miranda flash harvey oscar strike freddie pavilion beauty bobafett adam dbrnjhbz jeff bigmac duke clinton
bowling jenny natali future harrison jones wallace swimming apache rulez pyramid dodgers girl whynot fuckit defender
teens morris trooper cancer precious packard lucifer popeye weasel raven icecream stewart tanner swordfish blonde sandy
presario rockstar viktor manager cheryl norton control wutang airforce julian atlanta pimp spike thailand looking casino
paris mouse lennon bluebird theone hawkeye hacker lisa dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo
barbie light design pervert machine herman wrangler rocks trucks nipples roscoe tornado jerry lights bubble cadillac
madman orlando pegasus target longhorn laura philip browns eatme stefan cannon dilbert baller microsoft winnie christia
katie shooter xfiles qazqaz lesbian street seattle corona amateur cthutq prelude beach malibu freaky assassin integra
atlantis pussies dragons iloveu unicorn lonewolf regina stealth kristin tony peewee openup bobcat stacey software newton
leonardo student srinivas angelina young enjoy valentina trigger zaqwsx lolita athena shotgun coyote bruins veronika
dollar country joker babydoll lestat wordpass hottie smiley potter random sweety butterfly woody chipper snake samurai
video gizmo maddie devildog valerie mistress flipper express powers cessna teacher goldie moose polaris piglet cookies
elena montreal hjvfirf ladies wolfgang fatboy scully father single wicked daisy fetish foobar castle tickle bunny pepsi
balls transam dfvgbh impala sunday booty hotstuff ronnie jasmin ryan gambit toshiba basketba lancer birthday texas
stephani hooker knicks roberto stinger testtest kathleen savannah shamrock benson squirt deftones trucker nick redneck
goldberg alfred blaster siemens shelly renegade manson subaru ibanez blondie hamilton casey swinger reaper cristina
minnie mylove harry galaxy lindsay dudley farmer gloria special blahblah enterpri travel bigone sweetpea sugar smoke
skeeter fucked indiana great ficken trfnthbyf freeman curtis smitty marino joanne bigfoot escort babes check larisa
trumpet tristan spartan babylon asdfghj sister valera stormy paladin andreas cavalier marathon hamlet aardvark butterfl
bigboobs mister rusty napoleon seven indigo hornet skater jerome pierre wonder toronto rose indians karate buckeyes
julie hesoyam fredfred charger highland sweetie holland chiefs diamonds buckeye aurora hotsex campbell griffin brandi
redman passwor chandler drpepper monika maiden elizabeth leonard bernie brown pornstar garden storm autumn linda
thuglife millie jungle pencil tomtom insane pizza timber sherlock mariah audrey hamster aragorn pioneer techno catdog
lollol triumph sidney fktrctq none sophia morpheus island wetpussy hobbit blabla erotic aaron pascal sampson consumer
justme marion stones chrissy tyler nadine marie goforit burger pitbull kelsey adgjmptw spartak german karen kissme
hunting kaiser martha colors artist harold bass italia sammie barcelona mario nicolas virgin pebbles sundance isabella
overlord emerald callie doggy irina racecar isabelle germany goddess change wesley nipple basket joejoe holly poison
zipper alpine shirley element huskers marcel eddie danny christy pussys sakura chichi inside ultimate dirty nicola
blackie omega watson rommel geronimo nikki caserta trojan philips sergio nugget tarzan bassman warren trixie chicks
aleksandr cream webster help sherry manuel portugal dodger anakin bobbob bomber michel madness superfly loser florence
yvonne fatcat global ybrbnf energy desire soldier bianca sexual warlock martina babe andrei larry seminole peace
alejandr westham concrete harris margaret hector christop naked ladybug network bernard weed tintin qazxswedc trombone
chuck pleasure rhbcnbyf home history bluesky sherman logan january onelove cotton christian cdtnkfyf sunny archie holden
whore brianna vfvjxrf titans stallion lindsey singer truck smile party missy hansolo angelo joanna natalia beagle
phillip panama smiles juice qawsed inferno moon mongoose connect kingkong snatch flatron bluemoon turbo rocker personal
emily blessed snakes dominic joey forget finger beetle jamaica alberto mulder jamie susan immortal head passat plastic
dietcoke spunky suck long whiskey monitor giovanni cactus ripper spyder markus planet teen patton exigen sticky waters
sluts nolimit daniela hollywoo abigail morrison katrina trunks andy assass always diana deedee clifford april speed
japan mission pickles million sailing freak holmes bonehead
`
    .trim()
    .split(/\s+/),
);
