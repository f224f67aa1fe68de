import { wishPlot } from '../wish-plot.ts'

export const obon = wishPlot({
  id: 'wish-obon',
  wishes: ['obon', 'o-bon', 'bon odori', 'bonodori', 'bon festival', 'bon matsuri', 'bon dance', 'bon dancing', 'bon dances', 'obon dance', 'obon dancing', 'obon festival', 'obon lanterns', 'obon lantern', 'obon week', 'toro nagashi', 'tōrō nagashi', 'lanterns river', 'lantern river', 'lanterns on the river', 'floating lanterns', 'floating lantern', 'lanterns floating', 'lanterns water', 'river lanterns', 'japanese lantern festival', 'japanese summer festival', 'summer festival japan', 'festival in japan', 'natsu matsuri', 'natsumatsuri', 'dancing in a circle lanterns', 'yagura'],
  answers: ['obon', 'bon', 'odori', 'festival', 'festivals', 'matsuri', 'natsu', 'dance', 'dances', 'dancing', 'danced', 'lantern', 'lanterns', 'paper', 'river', 'water', 'floating', 'float', 'circle', 'round', 'around', 'drum', 'drums', 'taiko', 'tower', 'yagura', 'yukata', 'geta', 'fan', 'fans', 'uchiwa', 'goldfish', 'shaved', 'ice', 'kakigori', 'stalls', 'summer', 'august', 'july', 'evening', 'night', 'tonight', 'tomorrow', 'today', 'week', 'holiday', 'holidays', 'japan', 'japanese', 'family', 'cousins', 'cousin', 'friends', 'neighbours', 'town', 'village', 'school', 'park', 'shrine', 'temple', 'square', 'grandma', 'grandpa', 'grandparents', 'baachan', 'jiichan', 'obaachan', 'ojiichan', 'visiting', 'visit', 'joining', 'join', 'joined', 'joins', 'in', 'too', 'shy', 'everyone', 'anybody', 'anyone', 'together', 'learning', 'learn', 'steps', 'excited', 'waiting', 'going', 'went', 'celebrating', 'celebrate', 'celebration', 'happy', 'loves', 'light', 'lights', 'our', 'the', 'at', 'mum', 'mummy', 'dad', 'daddy', 'little', 'community'],
  except: ['died', 'dead', 'death', 'dies', 'die', 'dying', 'passed', 'funeral', 'grave', 'graves', 'cemetery', 'ashes', 'ghost', 'ghosts', 'spirit', 'spirits', 'ancestor', 'ancestors', 'heaven', 'without', 'miss', 'misses', 'missing', 'remember', 'remembering', 'memory', 'lost', 'late', 'gone', 'hatsubon', 'niibon', 'arabon', 'memorial', 'hiroshima', 'flood', 'tsunami', 'earthquake', 'drown', 'drowned', 'hospital', 'sick', 'voyage', 'jovi', 'vesak', 'diwali', 'moon', 'autumn', 'chinese', 'dragon', 'princess', 'rapunzel', 'bonbon'],
  nothingElse: true,
  moods: ['first', 'learning', 'waiting', 'proud'],
  out: true,
  company: ['circle', 'drum', 'tower', 'lantern', 'lanterns', 'fan', 'goldfish', 'place', 'gap', 'river', 'cart', 'old lady'],
  about: 'The hero wants to join the circle at the bon odori and finds no gap in it, until a place comes round that was kept behind a goldfish.',
  titles: ['The Goldfish Goes in Front', 'A Place Comes Round', '{H} Digs Too Late', 'As Wide as a Person', 'Over the Shoulder'],
  want: [
    {
      id: 'a-place-is-kept',
      A: 'partner',
      paragraphs: [
        'It was Obon. At the table, beside the others, a place had been laid at which nobody sat. “It’s kept for those who were here before us,” said {A}. “That’s how it is at Obon.” Then they went to the bon odori.',
        'Round a tower with a drum went the dancers, in a circle, under paper lanterns. {H} wanted to be in there with them. But there was no gap anywhere.'
      ]
    }
  ],
  way: [
    {
      id: 'dug-too-late',
      A: 'same',
      paragraphs: [
        'It was the dance about the coal. You dig twice, throw it over your shoulder, look at the moon, and push the cart. “Go in when it begins again,” said {A}. But it didn’t begin and didn’t stop. It came round.',
        'So {H} jumped. Just then they were pushing the cart. {H} dug, bumped into a back, and was outside again. “You dug too late,” said {A}.'
      ]
    },
    {
      id: 'klack',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} and {A} had wooden sandals on for Obon, and each step went “klack”. All round the tower it went klack, klack, klack, and it was one big klack. A little after it there came a small one. “That’s me,” said {H}.',
        '{H} tried putting the foot down sooner. Now it came a little before. “At least they’ve been told,” said {A}.'
      ]
    },
    {
      id: 'yo-yo',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a stall you could fish for water balloons, with a hook on a paper string. The string was soft when it got wet, and {H} pulled too soon. The second time {H} waited for the drum, and pulled at the boom. Up came a red balloon, on its rubber band.',
        '{H} bounced it on one hand. It went down and up, and down and up, exactly with the drum. “It can do it,” said {H}. “It’s got no feet,” said {A}.'
      ]
    },
    {
      id: 'shaved-ice',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They each had a bowl of shaved ice, a green one and a red. {A} thought that you might learn the dance by eating. “A spoon to every beat,” said {A}. They dug twice, and it was good practice. They left out the shoulder.',
        'But the drum was quicker than a mouth. At the moon {H} held {H}’s forehead with both hands, and {A} did the same. From outside it looked quite like the real thing. When it stopped hurting, they showed each other their tongues.'
      ]
    },
    {
      id: 'where-it-begins',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“It must begin somewhere,” said {A}. They listened to the drum on its tower, each with one finger up. “There!” said {H}. “No, there,” said {A}, a good deal later. They tried again, and this time {A} was first.',
        'The drummer looked down at the two fingers, and thought that somebody wanted something. He gave an extra boom for {H}, and another for {A}. Then it was even harder to say.'
      ]
    },
    {
      id: 'elder-backwards',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At my first bon odori I went the wrong way round,” said {S}. “I didn’t notice. I thought what friendly people, they’re all coming towards me.” “Didn’t you bump?” asked {A}. “With everybody,” said {S}, “and I said good evening each time.”',
        'By the end {S} had met the whole town. {S} still got a bow at the baker’s and the bank. “The others only knew a back,” said {S}.'
      ]
    },
    {
      id: 'child-coal',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had seen that they were digging, and crouched down and dug. There was gravel first, and then there was sand. “It’s only a dance,” said {A}. “There isn’t any coal.” {S} went on. It was not the sort of thing that you dig for with a song.',
        'At a hand’s depth {S} came on something round and black. It was a button. “There,” said {S}, and threw it over the shoulder, as it ought to be done. {A} went to fetch it.'
      ]
    },
    {
      id: 'pet-inside',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was in the circle before anybody had seen how. There {A} went, once right round the tower, between all the legs. It was neither digging nor pushing. {A} just walked along with the others, and looked pleasantly to both sides.',
        'Nobody bumped into {A}. When {A} came out again, {H} bent down. “Where did you get in?” asked {H}. {A} looked at the place. It was somewhere else by now.'
      ]
    },
    {
      id: 'baby-claps',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} sat on somebody’s arm and watched the hands. At the end of each round of the song the dancers clap, and {S} clapped as well. It was exactly right. {A} looked round. “How did you know?” asked {A}.',
        '{S} clapped for that too. After that {S} clapped at the moon, and for the cart, and for a lady with a fan. That way you’re sure to have it in.'
      ]
    },
    {
      id: 'guest-elbows',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had never seen the dance before, and was in the very middle of it. {S} did something with both elbows that nobody else did. It came where the moon should have been. {S} smiled at everyone, and everyone smiled back.',
        '{A} walked along on the outside. “That isn’t in it,” said {A}. “It is now,” said {S}. And it was true. Two places further back somebody had begun to do it as well.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      paragraphs: [
        'They practised under the last lantern, and did what the dancers did who came towards them. “Now I’ve got it,” said {A}, and stepped in beside a dancing policeman. {A} pushed to the left, and the policeman to the right. {A} came out with somebody’s fan.',
        '“They’re coming towards us,” said {H}. “From the front it’s all the wrong way round. You’ve got to see it from behind.”'
      ]
    },
    {
      id: 'mosquito',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So {A} turned round and was the dancer in front, and {H} stood behind. It went very well. They dug, threw and pushed. Then {A} slapped {A}’s own neck. {H} slapped {H}’s neck too. “That was a mosquito,” said {A}. “It isn’t in the dance.”',
        '“From behind you can’t tell,” said {H}. They went on. Each time they came to the cart they slapped once, and it bit neither of them any more.'
      ]
    }
  ],
  turn: [
    {
      id: 'goldfish',
      A: 'partner',
      paragraphs: [
        'Then a goldfish went by. It was on a fan, and the fan was stuck in an old lady’s belt, at the back. When she dug, it dived. When she looked at the moon, it swam up. {H} went along beside it, and dug too.',
        'Behind the fish there was a gap, just as wide as a person. “Whose place is that?” asked {H}. “It’s for whoever comes,” said the old lady, and did not turn round. “At Obon there’s always a place.” {H} stepped in, and {A} stepped in behind {H}.'
      ]
    },
    {
      id: 'scratched',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Nobody bumped into anybody now. {H} did what the goldfish did, and {A} did what {H}’s back did. Then the old lady stopped to scratch her ear. {H} scratched one too, and so did {A}. After {A} it was the policeman.',
        'It went right round the tower, from back to back, until it reached the old lady from behind. By then she had forgotten that it was hers.'
      ]
    },
    {
      id: 'next-song',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then the drum played another song, and {H} knew nothing of it. It might have been about fishing, or about hanging out the washing. “What do we do now?” whispered {A} from behind. “What the fish does,” said {H}.',
        'The fish went to the left, thought about it, and came back. “It’s not sure either,” said {A}. Later it turned out that this was the dance.'
      ]
    },
    {
      id: 'short-steps',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the edge stood a boy, and had a look on his face that {H} knew. He was waiting for it to begin. {H} turned halfway round to {A}. “Take short steps,” said {H}. So {A} took short ones, and {H} took long ones, and between them there was a place.',
        'They carried it round like a tray. When they came to the boy, he just stepped in. He did not even seem surprised that it was just his size.'
      ]
    },
    {
      id: 'from-the-moon',
      A: 'other',
      spare: 14,
      paragraphs: [
        'There were lanterns for the river, paper boxes with a light in each. You could paint something on the side of yours. {H} made dots, all the way round. “What’s that?” asked {A}.',
        '“That’s us, from the moon,” said {H}. In the middle was a bigger dot, and that was the drum. {A} found a spot where there was no dot. {A} wanted to put one in. “No,” said {H}. “That’s kept.”'
      ]
    },
    {
      id: 'on-the-river',
      A: 'partner',
      paragraphs: [
        'Later they took paper lanterns down to the river. A man in high boots stood in the water, and set down each in turn. They floated off in a row. Only {H}’s lantern turned on the spot, and came back to his boots.',
        '“It’s gone in too late,” said {A}. “It’s only waiting,” said {H}. The lights went by. Then there came a bit of dark, just as wide as a lantern. {H}’s lantern turned round once more, and slipped in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the outside, to see how big the circle was.',
      '{names} looked up at the lanterns with an open mouth.',
      { text: '{names} bought a fan and fanned whoever was nearest.', needs: ['hands'] },
      { text: '{names} waved to the drummer, who had no hand free.', needs: ['hands'] }
    ],
    way: [
      '{names} got between two dancers and came out on the far side.',
      '{names} felt the drum in the stomach.',
      { text: '{names} dug twice, and then had to laugh.', needs: ['hands'] },
      { text: '{names} held up the fan, and asked whose it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along behind, and kept the place warm.',
      '{names} watched the lights as far as the bend.',
      { text: '{names} clapped at the end, and it was the right end.', needs: ['hands'] },
      { text: '{names} held on to the railing and counted the lights.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the small place was still laid, beside the others. Nobody moved it.',
    'Washed and barefoot, {H} went to bed. Far off there was one more boom. The pillow had a hollow in it, and it was just {H}’s size.'
  ],
  last: [
    'The last light had gone round the bend, the place was kept, and {H} was asleep.',
    'The drum was still, everything had come round, and {H} was asleep.'
  ]
})
