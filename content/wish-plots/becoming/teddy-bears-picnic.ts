import { wishPlot } from '../wish-plot.ts'

export const teddyBearsPicnic = wishPlot({
  id: 'wish-teddy-bears-picnic',
  wishes: [
    'teddy bears picnic', 'teddy bear picnic', 'teddy picnic', 'teddies picnic', 'bears picnic', 'bear picnic', 'toys picnic', 'toy picnic', 'soft toys picnic', 'cuddly toys picnic', 'stuffed animals picnic', 'stuffed animal picnic', 'stuffies picnic', 'plushies picnic', 'teddy bears tea', 'teddy tea party', 'teddies tea', 'teddy bears party', 'teddy party', 'teddies party', 'teddy bears woods', 'teddy bears’ picnic', 'picnic with teddy', 'teddybears picnic', 'teddybear picnic'
  ],
  except: ['lost', 'polar', 'panda', 'pandas', 'grizzly', 'hospital', 'birthday', 'train', 'dolls', 'afraid', 'left', 'ripped', 'torn', 'seaside'],
  answers: ['teddy', 'teddies', 'bear', 'bears', 'picnic', 'picnics', 'wood', 'woods', 'surprise', 'toys', 'toy', 'soft', 'cuddly', 'stuffed', 'animals', 'stuffies', 'party', 'tea', 'big', 'today', 'disguise', 'honey', 'down', 'go', 'goes', 'going', 'having', 'have', 'little', 'under', 'trees', 'forest', 'garden', 'park', 'sun', 'rain', 'our', 'all'],
  fed: true,
  company: ['bear', 'bears', 'picnic', 'roll', 'rolls', 'cloth', 'woods', 'sofa', 'paw', 'tummy', 'jumper', 'plate'],
  about: 'At the teddy bears’ picnic nobody eats, for they are all stuffed already, and they are sorry for the hero, who turns out to be hollow.',
  titles: ['The Hollow Bear', 'Stuffed Up to the Neck', '{H} Goes in Disguise', 'Where Did the Roll Go', 'Legs Straight Out'],
  want: [
    {
      id: 'in-disguise',
      A: 'partner',
      paragraphs: [
        'The teddy bears had their picnic in the woods behind the sofa. It’s for bears only, so {H} went as one, in a brown jumper. {A} had ears made of socks. Nine bears sat round a cloth with their legs straight out. In the middle were honey rolls, and {H} wanted one.',
        '“Sit down, bears,” said the biggest bear. It hadn’t noticed anything.'
      ]
    }
  ],
  way: [
    {
      id: 'toppling',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From time to time one of the bears fell over sideways. It didn’t mind, and went on talking with one ear on the ground. You had to wait until somebody set you up again. {A} did it for four of them.',
        '“You sit very steady, for a bear,” one of them told {A}. “Have you got beans in the bottom?” {A} didn’t know what to say to that. “I think so,” said {A}, and then fell over sideways, to be polite.'
      ]
    },
    {
      id: 'moon-journey',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve been in the washing machine,” said a pale bear, and they all moved in closer. “There’s a round window, and you see the world going by. It’s mostly socks.” {H} asked if it was frightening. “Only the spinning. I was as flat as a letter.”',
        '“And afterwards?” asked {A}. “They hung me up by the ears. For two days I could see over the whole street.” The others looked at it with respect, and smelled it. It still smelled of flowers.'
      ]
    },
    {
      id: 'growlers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An old bear had a real growl in it, as old ones do. “Tip me,” it said. {H} tipped it backwards, and forwards again. “Mmmaaah,” went the bear. It sounded more like a sheep. “It’s got dusty,” it said.',
        '“Tip the new one,” it said next, meaning {A}. So they laid hold of {A}, three bears on each side, and tipped. “Grrr,” said {A}, as well as {A} could from below. “There’s plenty of wear in that one yet,” said the old bear.'
      ]
    },
    {
      id: 'bear-tea',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was tea as well. The biggest bear poured it from a pot with nothing in it. Each of them got a cup of that. “Not so full,” said one. “Mind, it’s hot,” said another, and blew.',
        '{H} held the cup in two paws and tipped it up. “It’s got no taste,” {H} whispered. “It can’t run out, either,” {A} whispered back. They each had three cups, and the last was as good as the first.'
      ]
    },
    {
      id: 'ring-dance',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then they danced in a ring. It’s the one where at the end everybody falls down. The bears were very good at that. Down they all went, in one go, and not one of them put out a paw.',
        'But then nobody got up. They lay there on their backs and looked at the sky, which was a ceiling. “What comes next?” asked {H}. “Nothing,” said the bear beside {H}. “This is the best bit.”'
      ]
    },
    {
      id: 'ant',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At every picnic there’s an ant, and here it was. It lifted a crumb above its head, twice its own size, and walked off. The bears leaned forward to watch. “It carries its stuffing outside,” said one. “That’s so it can show people.”',
        '“It’s taking it to its family,” said {A}. The bears asked how many there were. “Some thousands,” said {A}. They rolled a whole half of a crust as far as the edge.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Between two trees, which were chair legs, {A} looked out. The bears all moved behind {H}. “We know that one,” they whispered. “It carries you by the ear. It puts you in its bed, and lies down on top.” “Isn’t that nice?” asked {H}.',
        'There was some shuffling at the back. “It depends who’s looking,” said one of them. When {A} lay down, three of them just happened to be sitting very close.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} went past the woods, and one of the bears called out a name. It was what {S} had been called as a child. “Who said that?” asked {S}, and bent down. It was a bear with no fur on its nose.',
        '“That’s where I kissed it,” said {S}. “It was always in the same place. I never thought it’d wear through.” “It isn’t a bald spot,” said the bear to {A}. “It’s where I know it from.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m only a cub,” {S} said very loudly. “I’m shy, and I don’t say anything.” The bears thought this quite right in a cub. “It’s got honey on it,” said one. “And I haven’t got a name,” said {S}, “because I’m a bear.”',
        '“We’ll call it Crumbs,” said the biggest bear. {A} was told to see that it didn’t wander off. It wandered off at once, on all fours, and had to be brought back twice.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} picked up a bear by one leg and put the ear in {A}’s mouth, and sucked. All the other bears looked on. “It’s got it right to the seam,” one whispered. “How lovely.” They each moved a bit nearer and leaned an ear across.',
        'After some time {A} let go, and looked round for the next. “Me,” said eight bears, in voices as small as pins. The first one sat there with a wet point on its ear, and couldn’t speak.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '{A} had come as {A} was, with no ears on at all, and stood behind the sofa. “That’s a new tree,” said the biggest bear. It hung its bag on one of {A}’s fingers. Somebody leaned against {A}’s shoe and began to doze.',
        '“May I move?” asked {A} out of the corner of {A}’s mouth. “Only when there’s wind,” said {H}. {A} waited. Then {A} rustled a little, with the coat, and it was very well done.'
      ]
    },
    {
      id: 'passed-on',
      A: 'partner',
      paragraphs: [
        'The biggest bear took a honey roll and smelled it. It sighed, and passed it on. The next bear smelled it too, and passed it on. So it went round the whole picnic. {H} smelled it as well, so as not to be found out, and passed it to {A}.',
        'The third time it came by, {H} took a bite. It grew very quiet. “It’s gone in,” said the smallest bear, who had one eye. “Where does it go?”'
      ]
    },
    {
      id: 'hollow',
      A: 'partner',
      paragraphs: [
        'The biggest bear laid an ear on {H}’s tummy. It growled in there. “Hollow,” it said. “This poor bear’s empty.” All of them put their paws to their mouths. They fetched a sock, and some wool, and half a cushion, and pushed them up {H}’s jumper.',
        '“They’ve all been stuffed,” whispered {A}, “right up to the neck. They haven’t got room for a crumb. They’ve never met anybody with space inside.”'
      ]
    }
  ],
  turn: [
    {
      id: 'filled-from-the-top',
      A: 'partner',
      paragraphs: [
        '“I’m the kind that’s filled from the top,” said {H}, and showed them where. “It goes in there, and it never stays. I need it three times a day.” “Three times!” said the bears. The smallest wiped its eye.',
        'Then they set to work. Each of them took a honey roll in both paws and held it up to {H}. {A} was hollow as well, and got filled from the other side. By the fifth roll nothing growled any more. “Firm!” cried the smallest, and they all clapped. It sounded like snow falling off a roof.'
      ]
    },
    {
      id: 'how-firm',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Everybody wanted to feel how firm it was. They stood in a line and pressed {H}’s tummy, each with a soft paw. “Good work,” they said to each other. “You can hardly find the place.”',
        'At the last one {H} hiccupped. “There’s a bit of air left in,” said the bear. {A} clapped {H} on the back until it came out. “Now it’ll keep,” said the bears.'
      ]
    },
    {
      id: 'bear-song',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The bears sang the song they always sing at the end. It has only one word, and that’s “Mm.” But it’s sung high and low, by turns. There’s a gap for breathing, though none of them has to.',
        '{H} and {A} joined in at the second verse. It was the same as the first. They sang it lying down, in among the fur, and it hummed in everybody’s back.'
      ]
    },
    {
      id: 'in-case',
      A: 'partner',
      paragraphs: [
        'The cloth was empty, and it was time to go home. “Will it last?” asked the smallest. “Until breakfast,” said {H}. It looked worried. There was a small hole in its seam. It gave {H} a wisp of its own wool. “In case you run out in the night,” it said.',
        '“They’ll never eat a thing at a picnic,” said {A}, and took off {A}’s ears. “It’ll always be us.” “Somebody has to,” said {H}.'
      ]
    },
    {
      id: 'two-by-two',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bears got tired, all at about the same time. You could tell by the heads, which hung a little lower. {H} took two under each arm, and so did {A}. One rode on somebody’s neck.',
        'It’s a long way out of the woods when you’re a bear. Nobody said anything. The one on the neck held on by an ear and saw the whole of the carpet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in disguise too, by not being brushed.',
      '{names} sat down in the woods, legs more or less straight.',
      { text: '{names} brushed some hair the wrong way, to look more stuffed.', needs: ['hands'] },
      { text: '{names} pushed the honey rolls an inch nearer to {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} sighed over the roll as well, and meant it.',
      '{names} leaned on the next bear, and it fell over.',
      { text: '{names} passed on the roll, as slowly as was polite.', needs: ['hands'] },
      { text: '{names} wiped a spot of honey off the smallest bear.', needs: ['hands'] }
    ],
    turn: [
      '{names} rumbled a bit, and a bear came with a roll.',
      '{names} shuffled up, looking as hollow as possible.',
      { text: '{names} held a napkin under {H}’s chin.', needs: ['hands'] },
      { text: '{names} clapped as softly as bears do.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nine bears sat in their places again, with their legs straight out. The sock and the cushion came out of the jumper.',
    '{H} washed off the honey and lay down. The wisp of wool was under the pillow, where it was easy to reach.'
  ],
  last: [
    '{H} was full up to {H}’s neck, and firm, and asleep.',
    'All night {H} did not run out, and nine bears listened, and {H} slept.'
  ]
})
