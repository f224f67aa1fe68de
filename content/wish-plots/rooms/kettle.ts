import { wishPlot } from '../wish-plot.ts'

export const kettle = wishPlot({
  id: 'wish-kettle',
  wishes: ['kettle', 'kettles', 'kettel', 'kettle boiling', 'kettle boil', 'kettle whistle', 'kettle whistles', 'whistling kettle', 'singing kettle', 'watched kettle', 'tea kettle', 'teakettle'],
  namesNobody: true,
  answers: ['boil', 'boils', 'boiling', 'boiled', 'whistle', 'whistles', 'whistling', 'sing', 'sings', 'singing', 'song', 'shy', 'watched', 'watching', 'steam', 'steams', 'hums', 'humming', 'tea', 'cocoa', 'cup', 'hot', 'water', 'our', 'old', 'new', 'red', 'little', 'kitchen', 'talks', 'talking', 'never', 'who', 'that', 'waiting', 'click', 'clicks', 'bubbles', 'bubbling'],
  except: ['burn', 'burned', 'burnt', 'burns', 'scald', 'scalded', 'spilled', 'spilt', 'fire', 'broke', 'broken', 'pulled', 'touched', 'hand', 'arm', 'drum', 'drums', 'corn', 'crisps', 'bell', 'electric', 'magic', 'genie', 'camping', 'campfire', 'polly', 'put', 'how', 'why', 'died', 'dead', 'scared', 'afraid', 'hurt', 'dangerous', 'dragon', 'fish', 'grumpy', 'lost'],
  moods: ['first', 'waiting', 'learning'],
  company: ['kettle', 'goat'],
  about: 'The hero wants to see the moment when the kettle whistles, but it is shy and never does it while it is watched, as somebody else never sings.',
  titles: ['A Watched Kettle', 'The Shy Kettle', 'Now You Two Look Away', '{H} Does Not Look at the Kettle', 'The High Bit'],
  want: [
    {
      id: 'never-while',
      A: 'partner',
      paragraphs: [
        'The kettle had a whistle on its spout, and just before it whistled it gave a hop. So {A} said. {H} wanted to see that hop. {H} sat down on a stool, three tiles away, where it was not hot.',
        '{H} watched. The kettle did nothing. “A watched kettle never boils,” said {A}. “That’s well known.” {H} turned round to say that it was nonsense. “Wheeee!” went the kettle.'
      ]
    }
  ],
  way: [
    {
      id: 'pretending',
      A: 'partner',
      paragraphs: [
        'It was filled up with cold. This time {H} held a book, and looked over the top. The kettle hummed, and stopped. “It’s seen your eyebrows,” said {A}. {H} tried it in a spoon, held back to front. In the spoon was a very small kettle, and it looked back.',
        '“I can’t do it while you’re looking,” said the kettle, very softly, in a breath of steam. Behind {H}’s back it went “Wheeee!”'
      ]
    },
    {
      id: 'the-tune',
      A: 'partner',
      paragraphs: [
        'It was filled once more, and they sat with their faces to the wall. It was a long time. {H} hummed something, and then sang it. It was a song about a goat, with a high bit in the middle. {A} turned round to hear it better. At once {H} was quiet.',
        '“Go on,” said {A}. “I can’t do it while you’re looking,” said {H}.'
      ]
    },
    {
      id: 'what-it-hums',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With your back to it you could hear what it was up to. First it ticked. Then it began to mutter, like somebody looking for their glasses. The mutter got up, and was a hum, and the hum had a floor of its own. “Now it’s got them,” said {A}.',
        '“Does it bubble already?” asked {H}. “They’re only small ones. They go up half-way, and lose heart.” {H} knew that from the swimming baths.'
      ]
    },
    {
      id: 'three-tiles',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a line on the floor, made of tape. On one side was the kettle, and on the other was everybody under a certain age. “Steam’s hotter than it looks,” said {A}. “It looks like nothing.”',
        '{H} put the toes of both socks exactly up to it. Now and then one of the toes wanted to look. “It’s watching my feet,” said {H}, and drew them in. The humming got a bit braver.'
      ]
    },
    {
      id: 'window-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The kettle was as shiny as a spoon all round. You could see the kitchen in it, with a big belly, and two people with very long chins. They came nearer, and their noses met them. “It can see the whole room,” said {A}, “without turning round.”',
        '{H} stuck out a tongue. It came out as wide as a towel. “No wonder that it’s shy,” said {H}. “If that’s how we look to it.”'
      ]
    },
    {
      id: 'lots-of-tea',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each time that it had boiled there was a pot more, so as not to waste it. One was mint, and one was lemon. One was only hot, and nobody knew what for. “Somebody’s got to drink all this,” said {A}, and waited until it had cooled.',
        '{A} drank three cups of mint, standing up. At the fourth you could hear it in there, going from one side to the other. It sounded like a boat.'
      ]
    },
    {
      id: 'who-else-is-shy',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There are others like it,” said {A}. “There’s toast. There’s post. Cats don’t come if you look.” {H} thought of the seed in the pot on the sill. They had looked at that for a week. On the eighth day they’d been out, and there it stood.',
        '“And hair,” said {H}. “You never see that coming.” They both looked very hard at {A}’s fringe, in the side of the kettle. It did nothing. It was waiting for them to go.'
      ]
    },
    {
      id: 'blindfold',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps we could cover its eyes,” said {A}, and looked for them. It had a lid, a handle and a spout. {H} thought that it saw with the knob. They could not very well hang a tea towel on it, with the heat.',
        'So they wore one each themselves, on their own heads. It was dark in there, and smelled of yesterday’s carrots. “Now it’ll think that we’re washing-up,” said {A}’s towel. It was some while before anyone thought of how to see a hop through it.'
      ]
    },
    {
      id: 'one-note',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} tried to whistle like it. What came was mostly air, and a bit of peppermint. {H} tried with two fingers, and with four. “You need to be full of steam,” said {A}, “and there must only be the one small hole.”',
        '{H} filled both cheeks, and closed everything else. There was a whistle, as thin as a thread, but it came out at the nose. They looked round. The kettle was pretending not to have heard.'
      ]
    },
    {
      id: 'chalk-in-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When the kettle was quite cold again {A} took off the lid, and they looked in together. It was white in there, like the inside of a shell. “That’s from the water,” said {A}. “There’s a little stone in it. Each time it leaves some behind.”',
        'Something rattled when it was tipped. It was a bit of that shell, as big as a fingernail. “That’s what it hops with,” said {H}. They put the lid on, because you don’t look into somebody for as long as that.'
      ]
    },
    {
      id: 'other-watches',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '{A} had never believed in it. “Rubbish,” said {A}. “It boils because it’s hot.” {A} stood there with folded arms, and looked the kettle in the lid. They waited. One of {A}’s eyes began to twitch. A fly came in, and walked round on the ceiling.',
        '“It’s only a question of…” said {A}, and glanced up at the fly. “Wheeee!” {A} looked down very quickly. “It did that on purpose,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} could not bear the whistle. {A} knew it before it came, and got up, and went to be in another room. {H} had seen that. It was like a signal.',
        'So they didn’t watch the kettle any more. They watched {A}. {A} lay there, and looked back. Nobody got up, and nobody boiled. It seems that a watched {A} doesn’t, either.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My aunt’s kettle sang all day,” said {S}. “It was on the side of the stove, and it never quite stopped. She talked to it.” “What did she say?” asked {A}. “She said, yes, yes, I know.”',
        '“When she came to us for Christmas, she couldn’t sleep,” said {S}. “It was too quiet. So my father sat outside her door and hummed. He only knew the one tune, and she told him it was a bit flat, but very like.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a kettle, with one arm for a handle and one for a spout. {S} had to be filled first, and then it took a while. “Don’t look,” said {S}. {A} looked away. Behind {A} it hummed, and stamped.',
        '“Now!” said {S}. {A} looked round. {S} had not boiled at all yet, and only wanted to see if {A} was still not looking. {A} had to promise it once more.'
      ]
    },
    {
      id: 'the-same-shy',
      A: 'partner',
      paragraphs: [
        '{A} looked from the one to the other. “There are two of you,” said {A}. “It’s got a song as well, and it’s all one high bit.” {H} turned and looked at the kettle. It was red in the face.',
        '“Somebody has to go first,” said {H}. {H} moved the stool right round. “You can look at me,” {H} told the kettle.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-goat',
      A: 'partner',
      paragraphs: [
        '{H} sang about the goat, straight at the kettle, with a voice that shook a little. {A} looked too. The kettle forgot everything. It hummed along, quite low. It began to rock on its bottom. Then came the high bit, with both eyes wide open. The kettle hopped. “Wheeee!”',
        'It was the same note, exactly. They held it together for as long as there was breath. Then the heat was turned off.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How high was it?” asked {A}, who had only been looking at {H}. {H} showed it with finger and thumb. There was just room for a pea. “And it did it with its whole bottom. And the lid went after.” {A} got up and did a hop, with a saucepan lid on.',
        '“Lower,” said {H}. “And surprised.” {A} did a lower one, with raised eyebrows. They worked on it until it was right.'
      ]
    },
    {
      id: 'second-verse',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The song about the goat had a second verse, in which it is looked for. Nobody had ever heard that from {H}. It was sung now, to the kettle, which was getting cool. At the end of each line it went “tk”.',
        '“It’s clapping,” whispered {A}. It had no hands, and did it with the metal. {H} bowed, first to the kettle, and then a bit to the left, where {A} was.'
      ]
    },
    {
      id: 'not-so-bad',
      A: 'partner',
      paragraphs: [
        'There was cocoa from it, with a good deal of cold milk. “And the hop?” asked {A}. “I saw it,” said {H}. “It’s tiny. It does it when it forgets about you.” {H} drank. “Was I looking all right, on the high bit?”',
        '“You hopped,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the kettle too, for nearly as long.',
      '{names} jumped at the whistle.',
      { text: '{names} set out the cups, a bit too soon.', needs: ['hands'] },
      { text: '{names} had heard the saying too, and nodded.', needs: ['hands'] }
    ],
    way: [
      '{names} faced the wall, so that it was fair.',
      '{names} looked at the spoon, and the spoon looked back.',
      { text: '{names} hummed the goat’s part, behind a newspaper.', needs: ['hands'] },
      { text: '{names} turned a page, to sound busy.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in at the high bit, each in another place.',
      '{names} hopped a little, when it was over.',
      { text: '{names} clapped for both of them.', needs: ['hands'] },
      { text: '{names} stirred the cocoa, and hummed it in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were rinsed, and the kettle stood there quite cold, and nobody looked at it any more. It could do as it liked.',
    'Washed and dried, {H} lay down with closed eyes. There was something else that was shy, and you had to look the other way for it.'
  ],
  last: [
    '{H} hummed a bit of the goat to the wall, and before the high bit {H} was asleep.',
    'Nobody was looking, and so it came, and {H} was asleep.'
  ]
})
