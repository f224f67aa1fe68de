import { WHICHEVER_PET } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const POSTIES = ['postman', 'postwoman', 'postie', 'postlady', 'post lady', 'mailman', 'mailwoman', 'mail lady', 'mail carrier', 'post']
const DOES = ['afraid dog', 'scared dog', 'frightened dog', 'runs away dog', 'dog barks', 'dog barking', 'dog chases', 'dog growls', 'dog hates', 'dog doesn’t like', 'dog friends', 'dog every morning', 'barks', 'barking', 'afraid', 'scared']

export const postieAndOurDog = wishPlot({
  id: 'wish-postie-and-our-dog',
  star: 'pet',
  wishes: [
    'our dog barks at the postman', ...POSTIES.flatMap((who) => DOES.map((does) => `${who} ${does}`)), 'the postman who is afraid of our dog', 'our dog barks at the post', 'our dog and the postman', 'postman puppy', 'postie puppy', 'mailman puppy', 'dog scares postman', 'dog scares postie', 'dog scares mailman', 'puppy barks postman', 'puppy barks postie', 'puppy barks mailman', 'puppy postman afraid', 'puppy postman scared', 'dog barks letterbox', 'dog barks at the letterbox', 'dog barks delivery man', 'delivery man afraid dog', 'delivery man scared dog', 'delivery driver afraid dog', 'delivery driver scared dog', 'courier afraid dog', 'courier scared dog', 'parcel man afraid dog', 'parcel man dog barks', 'dog barks when the post comes', 'dog barks doorbell', 'dog barks at the door', 'dog makes friends with the postman', 'our dog and the postie', 'our dog and the mailman', 'puppy barks delivery man', 'puppy barks courier', 'puppy barks parcel man', 'barks delivery man', 'barks delivery driver', 'barks courier'
  ], // prettier-ignore
  answers: [...WHICHEVER_PET, ...POSTIES, 'our', 'my', 'the', 'afraid', 'scared', 'frightened', 'terrified', 'runs', 'run', 'away', 'barks', 'bark', 'barking', 'barked', 'woof', 'growls', 'chases', 'chase', 'chased', 'hates', 'likes', 'doesn’t', 'like', 'friends', 'friend', 'makes', 'make', 'become', 'becomes', 'every', 'morning', 'day', 'always', 'letters', 'letter', 'letterbox', 'mail', 'parcel', 'parcels', 'package', 'delivery', 'driver', 'man', 'lady', 'woman', 'courier', 'comes', 'come', 'brings', 'bring', 'door', 'doorbell', 'gate', 'path', 'throws', 'over', 'who', 'is', 'of', 'at', 'when', 'won’t', 'small', 'tiny', 'friendly', 'lovely', 'he', 'she', 'it', 'really', 'and', 'but', 'new', 'loud', 'loudly'],
  except: ['bites', 'bit', 'bitten', 'bite', 'attack', 'attacked', 'hurt', 'blood', 'hospital', 'police', 'died', 'put down', 'run over', 'car', 'lost', 'missing', 'snow', 'night', 'wolf', 'fox', 'dragon', 'cat', 'robber', 'burglar', 'drives', 'child', 'baby', 'uncle', 'man hits'],
  moods: ['afraid', 'learning', 'change', 'waiting'],
  company: ['postie', 'parcel', 'letters', 'gate', 'path', 'mat', 'door', 'letterbox', 'bag', 'knees', 'puddle', 'bush', 'map', 'lead'],
  about: 'The postie is afraid of the family’s dog, throws the letters over the gate and runs, and so every morning the dog believes that it worked, until the hero asks for one thing: to stay till the barks are all gone.',
  titles: ['Do Not Throw', 'What Comes After the Bark', 'The Postie at the Gate', '{H} and the Parcel', 'It Works Every Morning'],
  want: [
    {
      id: 'do-not-throw',
      A: 'partner',
      paragraphs: [
        'Every morning the postie came, and every morning {star} barked. The postie was afraid of {star}. The postie stopped at the gate with knocking knees, threw the letters over, and ran. But today there was a parcel for {H}. DO NOT THROW, it said on the top. {H} wanted it badly. “Woof!” said {star} behind the door.',
        '“I’ll try again tomorrow,” called the postie, already at the corner. “There goes your parcel,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'through-the-letterbox',
      A: 'partner',
      paragraphs: [
        'The next morning {H} was ready at the letterbox. “{star}’s a dear,” {H} called out to the gate. “Have you told your dog?” asked the postie. So {H} told {star}. {star} knew the postie very well, and barked, from nose to tail. The letterbox rattled. Quick steps went down the path, and then there was nobody.',
        '“No parcel,” said {A}. {star} lay down on the mat, very satisfied.'
      ]
    },
    {
      id: 'the-bush',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Once the postie came as a bush. First there was only the path, and then there was a bush on it, in black shoes. Whenever nobody looked it came a step nearer. “Was that there before?” asked {A}. “It’s got a bag,” said {H}. {star} had seen it from the window, and did not need the bag. {star} barked.',
        'The bush turned round and ran, and lost some leaves on the way. {star} knew all the bushes in the street. None of the others came at ten past nine.'
      ]
    },
    {
      id: 'two-knees',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You could hear the postie from far off, by the knees. They went tock, tock, like two wooden spoons. The right one began at the corner shop, and the left one joined in at the gate. “Which knee is the more afraid?” called {H}. “The left,” said the postie. “It’s the one that’s nearer to the ground.”',
        '“Knees are level,” said {A}. But the postie was leaning. A person who has to run in a moment stands on one leg to begin with. {star} listened to it with one ear up.'
      ]
    },
    {
      id: 'where-the-letters-land',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The postie had got very good at throwing. A postcard went into the pot with the parsley. A thin letter sailed in at the bathroom window, and a thick one stopped on the bins. Only the bills always landed in a puddle. “They’re heavier,” called the postie. “It’s the numbers.”',
        'Nobody fished those out in a great hurry. “Dear Sir or,” read {A}, and the rest had run. {star} stood at the door and barked, once for every letter, and twice for a bill.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The postie had a map of the street, and held it up at the gate. There was a small picture at each house. There was a cat, and a goose, and a boy with a hose. On {H}’s house there was a head with teeth. It was bigger than the roof. “That isn’t {star}!” called {H}.',
        '“I drew it from what I’d heard,” said the postie. {H} held up {star}’s paw at the window, to show the real size. The postie rubbed out one tooth. It was a beginning.'
      ]
    },
    {
      id: 'not-of-lions',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are you afraid of everything?” called {H}. The postie thought about that at the gate. The postie was not afraid of thunder, or of spiders, or of the dark. Geese were all right. Once there had been a letter for a lion tamer, and nobody in but a lion. “I just said good morning,” said the postie, “and it yawned.”',
        '“And what does {star} do?” asked {A}. “{star} says woof,” said the postie. “I never know what I ought to say to that.”'
      ]
    },
    {
      id: 'playing-postie',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} wanted {star} to get used to it. {H} took a cap and a big bag, went out, and came up the path. {star} wagged. “You’ve got to bark at me,” said {H}. “I’m the postie.” {star} brought a shoe. {H} knocked with two spoons, for the knees, and {star} thought of supper.',
        '“It isn’t the cap, then,” said {A}. It was not the bag either. {H} sat down on the step to think, and {star} sat down on the bag.'
      ]
    },
    {
      id: 'other-explains-woof',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Perhaps we only don’t understand it,” said {A}, and barked it after {star}, slowly, from the sofa. “Woof. It’s got a question in front and a full stop behind.” {star} looked round. It was like hearing one’s own name at a foreign station.',
        '“Woof?” said {A} again. {star} got up, went into the hall, and fetched the lead. “Now I’ve said something,” said {A}. There was nothing else for it. Everybody had to go once round the block, in the rain.'
      ]
    },
    {
      id: 'elder-with-four-holes',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small, next door’s dog brought the post in itself,” said {S}. “There were four holes in every letter. You got used to it.” “What was in the holes?” asked {A}. “The best bits, very often,” said {S}. “Once an uncle wrote that he had won a hole.”',
        'They had been happy for him, and baked a cake. It was years before it came out that it was a horse. “He’d wondered about the cake,” said {S}. “It had a hole in it.”'
      ]
    },
    {
      id: 'child-helps',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat on the mat beside {star}, and the two of them looked at the door. “We’re doing it together today,” said {S}. Something was coming. {star} barked, and {S} barked too, a bit higher. Outside there was a bump.',
        '“That was only me, with the milk,” said {A}, and came in. {star} and {S} looked at each other. “It worked on the milk as well,” said {S}, and they both lay down.'
      ]
    },
    {
      id: 'it-works',
      A: 'partner',
      paragraphs: [
        '“Look how pleased,” said {A}. {star} was wagging at the empty path. {H} lay down on the mat as well, to see it from there. Somebody comes. You bark. They run away. “It works,” said {H}. “It works every single morning! {star} thinks that we’d be full of posties by now.”',
        '“And who doesn’t run?” asked {A}. There was the plumber, and the lady with the eggs. {star} had barked at each of them twice, and then there had been tea.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-last-bark',
      A: 'partner',
      paragraphs: [
        'The next morning {star}’s lead was tied to the banister, and {H} opened the door. “Please don’t run today,” called {H}. “You’ve only got to stay.” The postie held on to the gate with both hands, and stayed. {star} barked, and the postie stayed. {star} barked eleven times more, and the last was only half a bark.',
        'Then {star} stopped, and turned round to {H}. “{star}’s never been as far as this,” said {A}, “and doesn’t know what comes after.”'
      ]
    },
    {
      id: 'getting-smaller',
      A: 'same',
      spare: 11,
      paragraphs: [
        'You could hear how they had got smaller. The fourth was still a whole one. The sixth had a gap in it, and the eighth a yawn. “There can’t be any more in there,” said {A}. {star} looked surprised too. In all those years nobody had ever come to the bottom.',
        'The last had been just a puff, and a bit of spit. “Was that one?” called the postie. “It counts,” said {H}, and held up one more finger.'
      ]
    },
    {
      id: 'how-one-says-hello',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How does one say hello to a dog?” asked the postie at the gate. {H} showed how, on the step. You stand sideways, and let one hand hang down. You look at something else, as if you had come about the weather. And then you wait, because {star} reads you first. “From where to where?” asked the postie. “From the shoes up,” said {A}.',
        'The postie tried it out on the gatepost, and looked hard at the weather. But {star} was reading already, from the door, as far as the wind allowed. Only the left knee went tock.'
      ]
    },
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        '“What does come after?” asked the postie, rather faintly. “You say good morning,” said {H}. “Good morning,” said the postie. {star} sat down. The postie came up the path, step by step, behind the parcel. {star} smelled at it, and at the bag, and at two knees that hardly knocked.',
        'In the parcel was a cushion. “That could have been thrown,” said {A}. The postie walked back to the gate without running. “Woof,” said {star}, quite small. “Good morning,” said the postie.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran to the window as well, and saw the back of a cap.',
      '{names} sat down on the mat, to hear the knees come.',
      { text: '{names} hung a wet letter over a chair to dry.', needs: ['hands'] },
      { text: '{names} waved from the window, but the corner was empty.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the letterbox, and there was only wind in it.',
      '{names} went to see the puddle by the gate, and there was post in it.',
      { text: '{names} wrote THANK YOU FOR STAYING on a paper, for when it was needed.', needs: ['hands'] },
      { text: '{names} put a clean towel round the bills.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still in the hall, and did not help with the barking.',
      '{names} came out on the step, nose first, and stayed as well.',
      { text: '{names} counted the barks, and ran out of fingers at ten.', needs: ['hands'] },
      { text: '{names} held the door wide open, so that the postie could see in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lead was untied from the banister, and the letters lay on the table, quite dry. Nothing had to be fetched out of a puddle.',
    '{H} washed, and lay down on the new cushion. On the mat somebody turned round twice, and had one small woof left over for the morning.'
  ],
  last: [
    'Far down the street somebody walked home without running, and {H} was asleep.',
    'After the last bark comes good night, and {H} was asleep.'
  ]
})
