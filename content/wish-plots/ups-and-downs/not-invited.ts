import { wishPlot } from '../wish-plot.ts'

export const notInvited = wishPlot({
  id: 'wish-not-invited',
  beginsElsewhere: true,
  wishes: ['not invited to', 'no invitation to', 'wasn’t invited party', 'wasn’t invited birthday', 'wasnt invited party', 'wasnt invited birthday', 'isn’t invited', 'isn’t invited party', 'isnt invited', 'hasn’t been invited', 'hasn’t invited', 'haven’t been invited', 'didn’t invite birthday', 'didn’t invite party', 'didnt invite party', 'didnt invite birthday', 'didn’t get invited', 'didn’t get invite', 'didn’t get an invitation', 'didn’t get invitation', 'never got an invitation', 'invitation everyone except', 'invitations everyone except', 'invitations none', 'everyone invitation except', 'everyone else invited', 'everyone else party', 'everybody else invited', 'left out birthday party', 'left out party', 'left off party', 'wasn’t asked birthday', 'uninvited party', 'didn’t invite her party', 'left out of birthday', 'left out of the party', 'invitations birthday none', 'whole class going party but she isn’t', 'class party isn’t', 'girls party isn’t'],
  answers: ['was', 'is', 'her', 'his', 'my', 'a', 'to', 'the', 'best', 'friend', 'friend’s', 'friends', 'classmate', 'classmate’s', 'classmates', 'class', 'whole', 'school', 'nursery', 'kindergarten', 'preschool', 'birthday', 'birthdays', 'party', 'parties', 'invite', 'invites', 'invited', 'invitation', 'invitations', 'envelope', 'envelopes', 'handed', 'out', 'gave', 'got', 'everyone', 'everybody', 'else', 'all', 'other', 'others', 'girls', 'boys', 'kids', 'children', 'except', 'but', 'only', 'one', 'today', 'tomorrow', 'saturday', 'sunday', 'weekend', 'sad', 'upset', 'cried', 'crying', 'hurt', 'feels', 'feel', 'feeling', 'left', 'found', 'why', 'trampoline', 'swimming', 'bowling', 'pool', 'soft', 'play', 'year', 'going', 'goes', 'went', 'she', 'he', 'they', 'we', 'wanted', 'go', 'asked', 'without', 'being', 'talking', 'about', 'him', 'me', 'for', 'off'],
  except: ['wedding', 'died', 'dead', 'ill', 'poorly', 'hospital', 'witch', 'fairy', 'dragon', 'dragons', 'monster', 'monsters', 'giant', 'king', 'queen', 'princess', 'palace', 'ball', 'dinosaur', 'dinosaurs', 'robot', 'unicorn', 'bear', 'teddy', 'teddies', 'wolf', 'elephant', 'mouse', 'dog', 'cat', 'santa', 'bully', 'bullied', 'bullying', 'hit', 'nobody', 'wheelchair', 'skin', 'religion', 'divorce', 'moved', 'grandma', 'grandpa', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'sleepover', 'himself', 'herself', 'themselves', 'themself', 'surprise', 'own'],
  moods: ['alone', 'change', 'quarrel', 'losing'],
  company: ['party', 'buttons', 'rug', 'teapot', 'clock', 'lid'],
  about: 'The birthday party to which the hero was not invited goes on in the hero’s head and grows, and is laid out on the rug in buttons, till at five it is over and then nobody at all is at it.',
  titles: ['From Three Until Five', 'The Party on the Rug', 'A Teapot for an Elephant', 'Now Nobody Is There', '{H} Looks at the Clock'],
  want: [
    {
      id: 'at-three',
      A: 'partner',
      paragraphs: [
        'The birthday party was from three until five, and {H} was not invited. The envelopes had whales on. They had gone from coat peg to coat peg, and past one. It hurt somewhere under the jumper.',
        'The clock struck three. “Now they’re ringing the bell,” said {H}. {A} did not say that it didn’t matter. {A} fetched the cards, and sat down on the rug.'
      ]
    }
  ],
  way: [
    {
      id: 'three-of-hearts',
      A: 'partner',
      paragraphs: [
        'Every card knew about the party. The king had a hat on. Ten diamonds were ten children with presents. “Now they’re having the cake,” said {H}. “It’s got four floors.”',
        '{A} put down the cards. “You’re there all the time anyway,” said {A}, “and I’m sitting here alone. You’d better show me.” So {H} tipped out the button box. A lid was the table, and ten buttons sat round it.'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} knew them all by their buttons. The toggle always talked with its mouth full. The two blue ones held hands at school, and would not sit apart. The brass one had cried on the bus once, and you weren’t to mention it.',
        '“You know them well,” said {A}. “I see them every day,” said {H}. {A} had a good look at them, one after the other. They were quite ordinary. They had two holes, or four.'
      ]
    },
    {
      id: 'the-invitation',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’d have liked the envelope,” said {H}. “I don’t mean the party. I mean the whale.” It had been blowing, and the blow was made of glitter. One of the blue ones had let {H} hold it for a minute.',
        '{A} asked to have it drawn. {H} drew it with a finger on the rug, against the pile, where it stays. It was a good whale. The blow went as far as the chair leg.'
      ]
    },
    {
      id: 'pass-the-parcel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now it’s pass the parcel,” said {H}. A walnut went round from button to button, and {A} had to be the music. When {A} stopped for breath, it was always with the toggle. “That’s not fair,” said {H}. “You’re doing it on purpose.”',
        '{A} sang it again with both eyes shut. It stopped with the toggle. The walnut was opened by {H}, because buttons have no hands. There was a walnut in it.'
      ]
    },
    {
      id: 'what-they-eat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was everything to eat at that party. “Sausages on sticks,” said {H}, “and crisps in the shape of rings, and jelly with a fish in.” “Is it a real fish?” asked {A}. {H} had not thought so far. It was made of jelly too, but another colour.',
        '“You’d have to eat all round it first,” said {A}, “and then it could swim off.” {H} saw it, how it set out. It got to the rim of the bowl, and looked over.'
      ]
    },
    {
      id: 'is-it-fair',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why not me?” asked {H}. {A} thought for quite a while. “Perhaps there were ten chairs,” said {A}. “Perhaps somebody forgot. Perhaps it’s something else. I don’t know.” {H} had hoped that {A} would know.',
        '{A} moved over, so that there was hardly any rug between them. Now there were two who didn’t know, and that was less heavy than one. {H} turned a button on its edge, and let it roll.'
      ]
    },
    {
      id: 'other-asks-the-time',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in, and nearly trod on the cake. “Mind out,” said {H}. “It’s a birthday party, and I’m not invited.” “Nor am I, then,” said {A}, and stood on one leg. There was nowhere to put the other one.',
        '“You can stay at the edge,” said {H}. That was where {H} was sitting as well. From there you saw over everything. {A} slid down, very slowly, with the leg still out.'
      ]
    },
    {
      id: 'the-balloons',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the balloons they had grapes. Each button got one. The brass one got two, because of the bus. “In real life they’ve got a hundred,” said {H}. “Where do they keep them?” asked {A}. They would be all over the ceiling, in that case, and on the stairs.',
        '“You couldn’t find the bathroom for balloons,” said {A}. {H} moved three grapes out of the way. It had to be at the left. Somebody had been waiting.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s too quiet for a party,” said {A}. So they did the noise. {A} did the boys, and {H} did the girls. Both of them did the chair that falls over. Then they did it all at once. Somewhere a neighbour knocked.',
        'They stopped. {H}’s ears were humming. “Is it like that for two hours?” asked {A}. “Most of the time,” said {H}. “You mustn’t sit beside the toggle.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had not been sent an envelope either. {A} had never been sent one, not by anybody, and walked into every party all the same. {A} went straight across the rug. Two guests slid under the sofa.',
        '“You have to wait till you’re asked,” said {H}. {A} lay down in the middle of it all, with the cake under one elbow. {H} put both arms round what there was. It was warm, and it had come by itself.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“There was a party across the road once,” said {S}, “and I was not asked. I watched it from the coal shed. I saw just the lamp, and hats going by.” “Was it a good one?” asked {A}. “It was the best in the world. I was sure of it.”',
        'Forty years later {S} had met one of the hats. They’d talked about the party on a bench. “There had been rain in the sandwiches,” said {S}, “and one boy bit the candle.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} went to the door and knocked on the inside of it. “Who’s there?” asked {A}. “I’m the party,” said {S}. “May I come in?” It was not what {A} had expected. A party had never yet come to anybody’s door.',
        '{S} wiped both feet. The party was not very big, and it had one sock down. It sat down beside {A} and said that it couldn’t stay long. There was one piece of toast in its pocket.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} saw all those buttons, and came over on hands and knees. “You can’t have those,” said {H}, and put the lid of the box across. They weren’t for small mouths. So {A} was given a saucepan, and a spoon as big as an oar.',
        'That was the band. The party had not had one before. It played one piece, and the piece was called Bang. {H} held one ear, and gave the beat with a foot.'
      ]
    },
    {
      id: 'and-an-elephant',
      A: 'partner',
      paragraphs: [
        'By four the party had grown. It had a band, and then a pony for each of them, and they needed corks for that. “And an elephant,” said {H}. The elephant was the cold teapot. The ponies had to stand in the hall.',
        '{A} walked round it. “Have they really got ponies?” asked {A}. {H} stopped, with a cork in one hand. “I don’t know what they’ve got,” said {H}. “I’m not there.” “No,” said {A}. “The elephant’s yours.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-sits',
      A: 'partner',
      paragraphs: [
        '{H} looked at it all, and took a red button out of the box. That one was off {H}’s old coat. It went nowhere near the lid. It went up on the elephant. “I’m up here,” said {H}. Beside it there was room for a cork, and that was {A}. From there they saw the whole party, and the hall.',
        'Then the clock struck five. “Now they’re putting their coats on,” said {H}. One after another the ten buttons went back into the box. Click, they went, and click.'
      ]
    },
    {
      id: 'the-ride-home',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The elephant had to be brought home, too. {H} took it by the handle, and {A} went in front to clear the road. In the hall it met the ponies, and had to let all of them go by. It took a cup of tea with it, for there was still one inside.',
        '“It’s the best elephant I’ve known,” said {A}, “and it hasn’t dripped once.” It dripped just then. They wiped it up with the corner of a king.'
      ]
    },
    {
      id: 'party-bags',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the end there are always bags. {H} knew what was in them, from other times. There was a whistle that works for one day, and a sweet that has stuck to it. “Nobody has ever got it off,” said {H}.',
        '{A} had a bag from once, in a drawer. They got it out. There was the whistle. {A} blew, and it still worked a bit, and tasted of strawberry.'
      ]
    },
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        'The rug was empty. “Now it’s over,” said {A}. {H} nodded. A thought came, and {H} sat up. “Now they aren’t at the party either,” said {H}. “None of them. Now nobody is.”',
        'It was so. They were all not there together, the ten of them and {H}. It still hurt under the jumper, but only a little now, about as much as a button. The elephant stood in the middle, and was full of tea.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it strike three, and looked at {H}.',
      '{names} came and sat close, on the edge of the rug.',
      { text: '{names} dealt the cards, and gave {H} the good ones.', needs: ['hands'] },
      { text: '{names} held the cards in a fan, and sighed along.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the party, without a wobble.',
      '{names} looked from one button to the next, and kept off the cake.',
      { text: '{names} brought one more button, in case of cousins.', needs: ['hands'] },
      { text: '{names} polished a button on one sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the strokes of the clock, and all five came.',
      '{names} lay down where the party had been.',
      { text: '{names} led two ponies home, one in each hand.', needs: ['hands'] },
      { text: '{names} put the lid back where lids go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The corks were put away, and the teapot was rinsed. The red button stayed out, on the sill.',
    '{H} washed, and lay down with the back against the wall, where it was firm. The clock did not matter at this time of day.'
  ],
  last: [
    'Nobody was at a party anywhere in the street, and {H} was asleep.',
    'Up on something large and warm and full of tea, {H} was asleep.'
  ]
})
