import { wishPlot } from '../wish-plot.ts'

export const everybodysBirthday = wishPlot({
  id: 'wish-everybodys-birthday',
  beginsElsewhere: true,
  wishes: ['it is my birthday and everybody’s in the whole world and there are not enough balloons', 'birthday everybody’s whole world', 'birthday everyone’s whole world', 'birthday everybody in the world', 'birthday everyone in the world', 'everybody’s birthday', 'everyone’s birthday', 'everybody’s birthday same day', 'everyone’s birthday same day', 'everybody birthday same day', 'everyone birthday same day', 'everybody has birthday same day', 'everyone has birthday same day', 'whole world birthday same day', 'whole town birthday same day', 'all birthdays on one day', 'all birthdays same day', 'everybody’s birthday balloons', 'everyone’s birthday balloons', 'everybody’s birthday not enough balloons', 'everyone’s birthday not enough balloons', 'birthday not enough balloons', 'not enough balloons', 'not enough balloons for everybody', 'not enough balloons for everyone', 'too few balloons birthday', 'birthday no balloons left', 'balloons ran out birthday', 'run out of balloons birthday', 'only one balloon birthday', 'only one balloon left birthday', 'last balloon birthday', 'last balloon in the world', 'only balloon in the world', 'one balloon for whole world'],
  answers: ['birthday', 'birthdays', 'bday', 'party', 'my', 'mine', 'it’s', 'its', 'today', 'tomorrow', 'everybody', 'everybody’s', 'everybodys', 'everyone', 'everyone’s', 'everyones', 'all', 'same', 'day', 'whole', 'world', 'earth', 'town', 'street', 'school', 'people', 'not', 'enough', 'balloon', 'balloons', 'candle', 'candles', 'cake', 'cakes', 'presents', 'present', 'guests', 'song', 'sing', 'one', 'only', 'left', 'last', 'run', 'ran', 'out', 'shop', 'shops', 'share', 'shared', 'sharing', 'too', 'many', 'few', 'there', 'are', 'is', 'was', 'were', 'aren’t', 'isn’t', 'no', 'more', 'for', 'and', 'in', 'the', 'what', 'if', 'on', 'turns', 'turning', 'he', 'she', 'they', 'five', 'six', 'four', 'seven', 'yellow', 'big', 'huge', 'breath', 'blow', 'blew', 'funny', 'silly', 'queue', 'nobody'],
  except: ['best', 'came to', 'comes to', 'invited', 'invites', 'died', 'dead', 'hospital', 'hurt', 'popped', 'burst', 'pop', 'afraid', 'scared', 'cried', 'crying', 'sad', 'nobody came', 'forgot', 'forgotten', 'flew away', 'hot air', 'water', 'missed', 'missing', 'away from', 'every day', 'divorced', 'heaven', 'grave', 'unicorn', 'dinosaur', 'sloth', 'mars', 'twin', 'twins', 'fed', 'nobody', 'except mine'],
  moods: ['question', 'waiting', 'losing', 'learning', 'first', 'proud'],
  isTale: true,
  asked: true,
  out: true,
  company: ['balloon', 'queue', 'shopkeeper', 'world', 'street', 'cake', 'song', 'sea', 'note', 'sky', 'baker', 'crown', 'crowns', 'sausage', 'bus'],
  about: 'It is the birthday of everybody in the whole world, and there is one balloon left; holding it in turn would take too long, but everybody has a breath to put into it.',
  titles: ['One Breath Each', 'The Last Balloon in the World', '{H} at the Very Top', 'Everybody’s Birthday', 'Fifteen Thousand Years'],
  want: [
    {
      id: 'many-happy-returns',
      A: 'partner',
      paragraphs: [
        'It was {H}’s birthday, and it was everybody’s in the whole world. “Happy birthday,” said {H} and {A} to each other. In the street people were singing. At “dear” they all sang different names, and it sounded like soup.',
        'There were not enough balloons. Outside the shop stood the whole town, and inside lay one balloon, yellow and flat. “It’s the last in the world,” said the shopkeeper. {H} wanted everybody to have it, beginning with {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'in-turn',
      A: 'partner',
      paragraphs: [
        '“We’ll take turns,” said {H}. “One minute each.” So they all queued, along the street, over the hill, and down to the sea. On the other side of the sea the queue went on.',
        '{A} worked it out in the sand. “The last one gets it in fifteen thousand years,” said {A}. “And our birthday’s only until bedtime.” {H} had held it for four minutes already.'
      ]
    },
    {
      id: 'the-cake-too',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was the same with the cake. The baker had only one, and had shared it out among the whole world. Everybody’s piece lay on its own plate. You could see it if you held it up to the window. “Is there jam in it?” asked {A}.',
        '{H} bent down to look, and breathed. Then the plate was empty. “That was somebody’s,” said {A}. They got down on the floor, and found two pieces. Or it was one piece and some dust. They put both back, to be fair.'
      ]
    },
    {
      id: 'the-candle',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was only one candle, too. The baker held it up in the square, and they were all to blow it out together. “One,” counted {A}, “two.” At that the whole town breathed in. The flame bent over, and was gone.',
        '“Who was that?” asked {H}. It had been everybody, the wrong way round. “You have to breathe in smaller,” said {A}. So the baker brought it out once more. They breathed in only with their noses, and out it went. So they all wished, and what they wished for was a candle.'
      ]
    },
    {
      id: 'no-guests',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In every window somebody sat at a table in a paper hat, and waited for the guests. But a guest is somebody whose birthday it isn’t, and there were none of those. “Let’s visit them,” said {A}, so they rang next door.',
        'Nobody was there. They had got tired of waiting, and had gone to visit {H}. In the end the whole street went round in a ring, and rang at each other’s doors. Nobody was ever in. But everybody came home to a card.'
      ]
    },
    {
      id: 'presents-go-round',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} gave {A} a pair of socks with stars on. {A} gave them to the shopkeeper, and the shopkeeper gave them to the baker, who had big feet. So the socks went on, from one to the next, and were a nice surprise each time.',
        'In the afternoon somebody rang, and gave {H} a soft parcel. In it was a pair of socks with stars on. They had been all over the town, and were quite warm by now. “Just what I wanted,” said {H}.'
      ]
    },
    {
      id: 'a-cabbage-on-a-string',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Some people could not wait, and made a balloon out of what there was. {A} met somebody who had a cabbage on a string. It came along behind, and bumped on the kerb. “It’s a balloon,” said its owner. “It’s having a rest.”',
        '{A} tried it with a paper bag. You could blow it up very well, but it soon got tired. Then {A} drew one on the wall of the shop, round and blue. It looked quite real. Soon there was a queue in front of that.'
      ]
    },
    {
      id: 'other-and-the-crown',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wore a paper crown, as you do on a birthday. “I’ve just met the king,” said {A}. “The real one?” asked {H}. {A} thought so. But everybody in the street had a crown on, and you could not tell from outside.',
        '“What did the king say?” “Happy birthday,” said {A}. “And I said the same. Then we both waited for somebody to bow.” Nobody had. They had stood there until it began to rain, and then they had shared the umbrella.'
      ]
    },
    {
      id: 'pet-and-the-sausage',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It was {A}’s birthday as well, and {A} did not want a balloon. {A} had looked into it, and there was nothing in there to eat. So {A} was given a sausage with a bow on. {A} ate the sausage, and politely left the bow.',
        '“And what do you wish for?” asked {H}. {A} looked at the place where the sausage had been. It was the easiest wish of the whole day. The second sausage wore the same bow.'
      ]
    },
    {
      id: 'elder-on-mondays',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small there was one balloon in our whole street,” said {S}. “On Mondays it lived with us, and on Tuesdays next door. Each house had its day.” “Was it always the same balloon?” asked {A}.',
        '“It was the same, but smaller,” said {S}. “On Monday it was as big as a pumpkin. By Friday it was a plum. At the weekend it was with somebody very old, who kept it in an egg cup. Nobody was allowed to sneeze there.”'
      ]
    },
    {
      id: 'child-catches-up',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Now I’m a year older,” said {S} to {A}. “Next time I’ll have caught you up.” {A} said that {A} was a year older, too, since this morning. {S} had not thought of that. They stood back to back, and nothing had changed at all.',
        '“Then stop for a bit,” said {S}, “and let me come.” {A} did not mind. {A} stood quite still, and was no older for a whole minute. “It’s working,” said {S}, and stood on tiptoe.'
      ]
    },
    {
      id: 'one-puff',
      A: 'partner',
      paragraphs: [
        '“At least it should be round,” said {H}. The shopkeeper held it, and {H} blew in one breath. Now it was as big as a plum. {A} blew in one breath, and it was a pear. The shopkeeper blew as well, and it was a melon.'
      ]
    },
    {
      id: 'who-is-in-it',
      A: 'partner',
      paragraphs: [
        '{A} tapped on it. “There’s some of me in there,” said {A}, “and some of you, at the top. So it’s mine and yours already, and nobody needs a minute.” {A} looked along the queue. “There aren’t enough balloons. But there’s enough breath!”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-breath-each',
      A: 'partner',
      paragraphs: [
        'So they passed it on. Everybody blew in one breath, and held it shut for the next one. It grew as big as a bus, and then as big as the town hall. “I’m there, by the lamp post,” said the shopkeeper, and patted it.',
        'At the sea it was so big that it floated. {H} and {A} tied it up with a bow, and put a note on: one breath each, please. Then it flew over the water, to where the queue went on.'
      ]
    },
    {
      id: 'it-came-back',
      A: 'partner',
      paragraphs: [
        'In the evening it came back, from the other side. It was so round and yellow that the street was bright. Everybody was in it, so it was everybody’s. “Which bit’s me?” asked {H}. “The top,” said {A}. “You were first.”'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When it came by low, you could hear it. There was a hum in it, from people who had hummed. “It smells as well,” said {A}, and sniffed at the bow. There was toast in it, and mint, and something with garlic.',
        '“And snow,” said {H}. Somebody at the South Pole had blown in a very cold breath. You could see a few flakes on one side. They fell as far as a warm breath from the desert, and there it rained.'
      ]
    },
    {
      id: 'a-late-breath',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Somebody came running who had been asleep the whole day, with one slipper on. “Is it over?” called the late one. The balloon hung high up by now, above the chimneys.',
        '“Blow all the same,” said {A}, “upwards.” The late one breathed in, down to the slipper, and blew. High above them the balloon gave a small wobble, and moved over by one chimney. “You aren’t in it,” said {H}. “You’re what it’s flying on.”'
      ]
    },
    {
      id: 'what-they-sang',
      A: 'partner',
      paragraphs: [
        'Then somebody began the song again. They sang as far as “dear”, and there they stopped and looked at each other. “Us,” sang {H}. It was rather short, but it fitted everybody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went from door to door, and it was a birthday behind every one.',
      '{names} sang along, and at “dear” it was anybody’s guess.',
      { text: '{names} gave {H} a parcel, and was given one just like it.', needs: ['hands'] },
      { text: '{names} put on a paper crown, like all the other kings.', needs: ['hands'] }
    ],
    way: [
      '{names} went to look for the end of the queue, and came home with wet feet.',
      '{names} stood in the queue, in front of three people from the seaside.',
      { text: '{names} looked after the string, until there was something on it.', needs: ['hands'] },
      { text: '{names} held an ear to the balloon, and then a finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in for some time, and blew it all into the balloon.',
      '{names} looked up at one bright spot for a long time.',
      { text: '{names} waved to the balloon, and waved to all who were in it.', needs: ['hands'] },
      { text: '{names} held the bow for a moment, with the whole town above it.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the street they swept up the ribbons, and hummed. Over the roofs hung something round and yellow, which belonged to everybody.',
    '{H} washed, and lay down, a whole year older since the morning. One breath went in, and one went out.'
  ],
  last: [
    'Up there somebody breathed beside somebody else, all the way round, and {H} was asleep.',
    'It was round, and it was yellow, and {H} was at the very top of it, asleep.'
  ]
})
