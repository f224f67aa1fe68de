import { wishPlot } from '../wish-plot.ts'

export const washingUp = wishPlot({
  id: 'wish-washing-up',
  wishes: ['washing up', 'wash up', 'washed up', 'did washing up', 'doing the washing up', 'washing-up', 'washing dishes', 'wash dishes', 'washes dishes', 'washed dishes', 'doing dishes', 'do dishes', 'did dishes', 'does dishes', 'drying dishes', 'dry dishes', 'dried dishes', 'drying up', 'drying plates', 'washing plates', 'wash plates', 'washing bartan', 'bartan', 'dirty dishes', 'dishes together', 'dishes mum', 'dishes dad', 'dishes nana', 'dishes grandma', 'dishes sink', 'kitchen sink', 'sink full', 'pots and pans', 'washing pots', 'washing utensils', 'cleaning utensils', 'cleaning dishes', 'clean dishes', 'tea towel', 'tea towels', 'dish towel', 'suds sink', 'bubbles sink', 'soap suds', 'washing up bubbles', 'clearing table', 'clear table', 'setting table', 'set table', 'sets table', 'laying table', 'lay table', 'lays table', 'chores', 'doing chores', 'helping chores', 'household chores', 'house work', 'housework', 'helping kitchen', 'helps kitchen'],
  answers: ['dishes', 'plates', 'cups', 'cup', 'spoon', 'spoons', 'forks', 'pan', 'pans', 'pots', 'sink', 'bowl', 'water', 'suds', 'bubbles', 'soap', 'foam', 'towel', 'kitchen', 'table', 'supper', 'dinner', 'tea', 'lunch', 'breakfast', 'after', 'before', 'together', 'helping', 'helped', 'help', 'helps', 'helper', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'nana', 'nani', 'dadi', 'grandma', 'granny', 'grandad', 'grandpa', 'auntie', 'sister', 'brother', 'cousin', 'family', 'everyone', 'all', 'clean', 'dirty', 'wet', 'dry', 'drying', 'dried', 'washing', 'wash', 'washed', 'doing', 'done', 'did', 'his', 'her', 'their', 'first', 'turn', 'today', 'tonight', 'evening', 'sunday', 'big', 'pile', 'loves', 'love', 'likes', 'wants', 'story', 'please', 'fun', 'clearing', 'plug', 'new', 'with', 'about', 'more', 'always', 'never', 'home', 'house', 'day'],
  except: ['hands', 'hair', 'face', 'car', 'clothes', 'laundry', 'dog', 'cat', 'beach', 'shore', 'island', 'bottle', 'whale', 'broke', 'broken', 'smashed', 'dropped', 'cut', 'hurt', 'burnt', 'burned', 'hot', 'dishwasher', 'machine', 'elephant', 'robot', 'knight', 'monster', 'hates', 'hate', 'won’t', 'wont', 'refuses', 'refuse', 'fight', 'clothes', 'line', 'flood', 'flooded', 'blocked', 'chart', 'money', 'cinderella', 'tennis', 'times', 'drill', 'satellite', 'sweeping', 'mopping', 'bed', 'hoovering', 'tea party', 'teddy', 'bath', 'shepherd', 'nativity'],
  moods: ['first', 'proud', 'learning', 'waiting'],
  company: ['plug', 'bowl', 'suds', 'cup', 'towel', 'table', 'water'],
  about: 'The hero wants to pull the plug, but the washing-up never ends, until they see who keeps using the blue cup.',
  titles: ['Not One Spoon Before', 'The Blue Cup Again', '{H} Pulls the Plug', 'It Never Gets Any Less', 'Who Keeps Drinking'],
  want: [
    {
      id: 'the-plug',
      A: 'partner',
      paragraphs: [
        'The suds came up to {H}’s elbows, and somewhere under them was the plug. {H} wanted to pull it. “When everything’s washed,” said {A}, who was drying. “Not one spoon before.” So {H} washed plate after plate.',
        '{A} rubbed each plate until it squeaked. At last {H} felt along the bottom of the bowl, and there was nothing but water. “Done,” said {H}. Just then a pan came in over the edge. “And this,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        'After the pan came its lid. After the lid came a grater, with cheese in every hole. It never got any less. So {H} put one hand down into the suds, as if by chance, and pulled. The water went round and round, and gurgled.',
        'It was just as good as {H} had hoped. But in the empty bowl lay six dirty spoons. “Now we need new water,” said {A}.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} took two handfuls of suds and put them on {H}’s chin. “Good evening,” said {H}, in a deep voice. “I’m here about the plates.” {A} held out a hand, and got a very wet one to shake.',
        'The beard slid down slowly, as far as the second button. “You used to be older,” said {A}. {H} looked, and put some back on. It was a very good age to be, and it smelled of lemon.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A plate is clean when it squeaks. {A} ran a thumb over the big one, and it said eek. The small ones said it a bit higher. {H} lined them up by their voices.',
        'They played a song on them with four thumbs. It had only three notes, and one of those was a saucer with jam on it. “That one’s flat,” said {A}, and handed it back to {H}.'
      ]
    },
    {
      id: 'for-breakfast',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whatever was dry went straight back on the table, for breakfast. {H} walked round with the plates, and put one in front of each chair. Then came the spoons. “Which side?” asked {H}. “The side you eat with,” said {A}.',
        '{H} tried it out in the air, with the left hand and then the right. Both were rather good at it. So everybody got two spoons, one on each side.'
      ]
    },
    {
      id: 'whose-towel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} knew another way to get things dry. “You put it in the rack,” said {A}, “and you sit down beside it, and you wait.” {H} looked at the plate in the rack. A drop ran down it and stopped.',
        '“How long does it take?” asked {H}. “Till it’s dry,” said {A}. They both watched the drop. It was in no hurry. In the end {H} got it with one corner of the towel, when {A} was not looking.'
      ]
    },
    {
      id: 'island',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The biggest cup did not want to go under. {H} pushed it down, and it came up somewhere else, with a hat of foam on. There was a spoon in it, as captain. “Where’s it going?” asked {A}.',
        '“To the tap,” said {H}. It sailed round an onion dish and along the edge. Then it took on water, little by little, and went down standing up. The captain stayed on board.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The window over the sink was all steamed up. {H} drew a face on it, with one wet finger. It was a cheerful face at first. Then a drop ran down from each eye.',
        '“It’s seen the pan,” said {A}, and drew it a small towel. The drops ran into the towel and on, down to the sill. {H} gave it a hat instead. That helped a bit, but not for long.'
      ]
    },
    {
      id: 'drying-song',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a song for it,” said {S}. “It went on for exactly twelve plates. One of us washed, two of us dried, and whoever had the chorus put away.” “And if there were thirteen plates?” asked {A}.',
        '“Then somebody had to hum,” said {S}. {S} sang the beginning, and dried in time to it. It went rather fast. {A} kept up as far as plate nine, and hummed the rest.'
      ]
    },
    {
      id: 'one-spoon',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was drying one spoon. {S} had been at it since the beginning. {S} dried the front, and breathed on it, and dried that off as well. “I’ve done eleven plates,” said {A}.',
        '“But they’re only dry,” said {S}. {S} held up the spoon. The whole kitchen was in it, upside down, with {A} hanging from the ceiling. {A} had to admit that there was a difference.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was there from start to finish, as close as one could get. It would have been glad to look after the gravy. {H} let {A} see each plate before it went into the water.',
        '{A} said goodbye to every one of them. Some had had potato on them, and some had had sauce. Then they came out on the other side, and smelled of lemon. It was hard to watch.'
      ]
    },
    {
      id: 'baby-lid',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had been given a wooden spoon and a lid, and worked harder than anybody. Bang, went the lid. {A} looked at it in surprise. It was quite a small lid. Bang.',
        '{H} blew a bubble off one thumb. It flew across to {A}, and came down on the lid, and sat there. {A} held the spoon up in the air, and did not dare to breathe until it had gone.'
      ]
    },
    {
      id: 'guest-dries',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“You’re a guest,” said {H}. “You needn’t do anything.” {A} sat on a chair and did nothing for a while. {A} was not good at it. First one hand crept out for a towel. Then it took hold of a fork.',
        '“I’m only holding it,” said {A}. By and by all the forks had been held. They lay in a row, dry and bright, and {A} looked up at the ceiling.'
      ]
    },
    {
      id: 'the-blue-cup',
      A: 'partner',
      paragraphs: [
        'They ran new water. {H} washed six spoons, and then a blue cup with a chip in its rim. {H} knew that chip. “We’ve had this one already,” said {H}. “Have we?” said {A}. This time {H} watched where the cup went.',
        '{A} dried it. {A} poured a drop of milk into it, and drank that. And then {A} put it back beside the bowl. “It’s you!” said {H}. {A} looked at the cup, and wiped off a white moustache. “Drying makes you so thirsty,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-sip',
      A: 'partner',
      paragraphs: [
        '“You drink it all up now,” said {H}, “and then you’ve finished for today.” {A} sat down at the table with the blue cup. {H} stood by with a towel over one arm, and waited. {A} took very small sips.',
        'Then {H} washed it, inside and out and round the chip. {A} dried it and hung it on its hook, and put both hands behind {A}’s back.'
      ]
    },
    {
      id: 'looking-everywhere',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They searched the whole kitchen, to be quite sure. {H} looked behind the bread and under the newspaper. {A} looked on top of the fridge. Up there stood a glass that nobody had missed since spring.',
        '“Does that count?” asked {A}. {H} thought about it. It had a dry leaf in it, and some dust. “That one’s a vase,” said {H}, and it was allowed to stay.'
      ]
    },
    {
      id: 'who-has-the-towel',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} hung up the towel. It was wetter than any of the plates. It dripped on the floor, and so they dried the floor. Then there was a wet cloth as well.',
        '“Who dries the towel?” asked {H}. “The night does,” said {A}. They hung the two of them side by side, with a gap for the night to get in.'
      ]
    },
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        'Nothing was left, not one spoon. “Now,” said {A}. {H} put an arm into the warm water, and found the plug, and pulled. At first the water kept still. Then it began to turn, and it hummed, and at the very end it burped.',
        '“Pardon,” said {A}. On the bottom sat one small hill of suds. In its biggest bubble was the whole kitchen, with two people in it and nothing to do.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a bit of foam on the nose.',
      '{names} listened to the plates squeak.',
      { text: '{names} carried in the last things from the table.', needs: ['hands'] },
      { text: '{names} rolled up two sleeves, and found the dry towel.', needs: ['hands'] }
    ],
    way: [
      '{names} came to see where the water had gone.',
      '{names} walked round the puddle by the sink.',
      { text: '{names} put the lids on the pans, and most of them fitted.', needs: ['hands'] },
      { text: '{names} sorted the forks into their box, all facing left.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the burp, and was not disappointed.',
      '{names} watched the water go round.',
      { text: '{names} wiped the table, up to the crumbs.', needs: ['hands'] },
      { text: '{names} clapped for the plug, with damp hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kitchen was put to rights, and the blue cup hung on its hook, upside down.',
    '{H}’s fingers were already washed, and as wrinkled as ten small prunes. {H} lay down, and laid them on top of the blanket to dry.'
  ],
  last: [
    'The day went round and round, a little slower each time, and {H} was asleep.',
    'There was not one thing left to do, not even a spoon, and {H} slept.'
  ]
})
