import { wishPlot } from '../wish-plot.ts'

export const breakfast = wishPlot({
  id: 'wish-breakfast',
  wishes: ['breakfast', 'having breakfast', 'breakfast time', 'breakfast table', 'breakfasts', 'brekkie', 'brekky', 'breakfast tomorrow', 'breakfast morning', 'breakfast family', 'breakfast together', 'breakfast supper', 'breakfast for supper', 'breakfast for dinner', 'breakfast evening', 'breakfast at night', 'second breakfast', 'favourite breakfast', 'favorite breakfast', 'wants breakfast', 'breakfast now', 'looking forward to breakfast', 'breakfast word', 'hungry for breakfast', 'breakfast hungry', 'early breakfast', 'sunday breakfast', 'big breakfast', 'breakfast egg', 'breakfast bowl', 'brekfast', 'breckfast'],
  answers: ['having', 'have', 'has', 'had', 'eating', 'eat', 'eats', 'ate', 'time', 'table', 'morning', 'early', 'late', 'first', 'big', 'nice', 'good', 'lovely', 'best', 'favourite', 'favorite', 'tomorrow', 'today', 'weekend', 'sunday', 'saturday', 'family', 'together', 'everyone', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'brother', 'sister', 'home', 'kitchen', 'wants', 'want', 'wanting', 'loves', 'love', 'likes', 'like', 'egg', 'bowl', 'spoon', 'bread', 'hungry', 'evening', 'night', 'supper', 'dinner', 'bedtime', 'lunch', 'again', 'second', 'another', 'waiting', 'wait', 'looking', 'forward', 'why', 'called', 'word', 'now', 'very', 'our', 'little', 'making', 'for', 'before'],
  except: ['mother’s day', 'mothers day', 'ramadan', 'eid', 'hospital', 'died', 'moved', 'stepdad', 'alien', 'giraffe', 'dinosaur', 'dragon', 'monster', 'robot', 'space', 'astronaut', 'hotel', 'refuses', 'hates', 'skips', 'spilled', 'spilt', 'burnt', 'slow', 'alone', 'dog', 'cat', 'bird'],
  company: ['bowl', 'spoon', 'egg', 'table', 'cup'],
  about: 'The hero wants breakfast in the evening and everything is there but the nothing before it, for the word says that a long nothing must be broken.',
  titles: ['The Long Nothing', 'Breakfast in the Evening', 'What Is Missing from Breakfast', '{H} Orders Breakfast', 'Eleven Minutes of Nothing'],
  want: [
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '{H} wanted breakfast. It was evening, and supper was over. “I like breakfast best,” said {H}, “and it’s always so far away.” {H} put a breakfast bowl on the table, and a spoon, and an empty egg cup.',
        '{A} came to look. “We’ve got bread,” said {A}, “and we’ve got you. I don’t see why not.” So they sat down to breakfast, with the lamp on.'
      ]
    }
  ],
  way: [
    {
      id: 'first-bite',
      A: 'partner',
      paragraphs: [
        '{H} took one bite of bread, and chewed it for a long time. It was the same bread as every morning. “It doesn’t taste of breakfast,” said {H}. “It tastes of after supper.” “Something’s missing,” said {A}.',
        'They looked for it. The bowl was there. The spoon was there, and the egg cup. “Good morning,” said {A}, to help. It did not help. Outside the window it went on being evening.'
      ]
    },
    {
      id: 'pyjamas',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’m too dressed for it,” said {H}. “At breakfast I’ve got a pyjama top on, and one sleeve’s too long.” {H} went off and came back like that. The next bite of bread had some sleeve in it.',
        '“Well?” asked {A}. {H} chewed. It was nearer to breakfast, but it was only breakfast on the arms. “The mouth still thinks it’s evening,” said {H}.'
      ]
    },
    {
      id: 'the-hair',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked at {H} from all sides. “It’s your hair,” said {A}. “At breakfast it’s got a corner.” There was a corner in it every day, on the left, where the pillow had been. Now it lay quite flat.',
        '{H} leaned that side on a cushion and counted to twenty. The hair came up a little, and then it thought better of it. “You can’t do a corner in twenty,” said {H}. “It takes all night.” They had another look at the bread, and it was just bread.'
      ]
    },
    {
      id: 'talking',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’re talking too much,” said {A}. “At breakfast we don’t use any words till the second cup.” So they had breakfast without words. {H} pointed at the bread. {A} looked at the spoon, and meant the bread as well.',
        'It went very well, as far as the jam. The jam was behind the bread, and for that you need a word. “Jam,” said {H}. It had been quite a good breakfast up to there, but it had not tasted of one.'
      ]
    },
    {
      id: 'the-sun',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Breakfast has sun in it, if there is any. It comes in flat and lies on the butter. {H} looked at the window. There was only the kitchen in it, and two who had breakfast at night.',
        '“Those two have got the same trouble,” said {A}. {H} lifted the spoon, and the one in the window lifted a spoon as well. They both took a bite, and both of them shook their heads.'
      ]
    },
    {
      id: 'other-egg',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came in and saw the egg cup. “Who’s having an egg at this hour?” asked {A}. “It’s breakfast,” said {H}. “But there’s something wrong with it.” {A} knew what. “The egg’s got no hat on,” said {A}, “so it’ll go cold.”',
        '“There isn’t any egg,” said {H}. All the same {A} fetched a very small sock, and pulled it over the egg cup. Now the nothing that was in there would at least stay warm.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small, I could hear breakfast,” said {S}. “First there was the spoon drawer, and then the tap. I lay there and knew just how far it had got.” {A} opened the spoon drawer, and shut it again. It was the right noise.',
        '“That’s breakfast,” said {S}, with both eyes closed. “Now somebody says that the milk’s nearly finished.” “The milk’s nearly finished,” said {A}. {S} smiled, and was back at a table of long ago. But {A} was still here, after supper.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had breakfast too, to find out what was missing. {S} ate one crumb from the bread, one from the table, and one from a knee. “The last one was breakfast,” said {S}. “It’s been there since this morning.”',
        '{A} wanted to know what it had tasted of. {S} thought about it. It had tasted of breakfast, but also of trousers. There was only the one, so they could not be sure.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come as well, because of the spoon. Whoever hears a spoon in this house comes to see if it is breakfast. {A} looked at the bowl and at the lamp, and then at {H}.',
        '“It’s breakfast,” said {H}. “Only something’s missing.” {A} could not see what should be missing. {A} had had breakfast at noon, and at four, and just now. It was always the first.'
      ]
    },
    {
      id: 'say-it',
      A: 'partner',
      paragraphs: [
        '“Say it very slowly,” said {A}. “Perhaps it’s in the word.” “Break,” said {H}. “Fast. So it’s got to be fast!” {H} picked up the very next crumb, and ate it as fast as a crumb can be eaten. It had no time to taste of anything. “That wasn’t breakfast either,” said {H}. “It was only soon over.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-fast',
      A: 'partner',
      paragraphs: [
        '{A} was still thinking about the word. “It isn’t that sort of fast,” said {A}. “A fast is when you eat nothing at all for a long time. And with the first bite in the morning you break it. Break fast!”',
        '“So that’s what’s missing,” said {H}. “There’s no nothing in front of it.” They looked at the clock. Since supper there had been nothing for eleven minutes, and then bread.'
      ]
    },
    {
      id: 'a-try',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried some nothing at once. {H} sat in front of the bowl and did not eat, and {A} watched the clock. After two minutes {H} had thought of bread, and of jam, and of bread with jam. After three it was the egg, and how you knock on it. “It’s all full of food,” said {H}. “It isn’t a proper nothing.”',
        '“How long does a proper one take?” “Ten hours,” said {A}, “or eleven.” {H} looked at the spoon. Nobody could sit before a bowl for eleven hours. You would have to be somewhere else.'
      ]
    },
    {
      id: 'where-it-starts',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Who else has got a nothing to break?” asked {H}. “The baker,” said {A}, “who has breakfast while it’s still dark. And the night nurse, when we’ve got our coats on.”',
        '“What does the nurse have before breakfast?” asked {H}. “A day in bed, with the curtains shut,” said {A}. That was comforting. Somewhere there was always a breakfast just beginning, with a spoon in it. It only went round, and by morning it would be here.'
      ]
    },
    {
      id: 'bed-is-best',
      A: 'partner',
      paragraphs: [
        '“I do it every night,” said {H}, and sat up straight. “I eat nothing, all night long, and I don’t even notice!” “You’re very good at it,” said {A}. “You don’t so much as lick a spoon.”',
        'So breakfast was left as it was. {H} turned the bowl upside down, so that no evening could get in. The spoon went beside it. All that breakfast needed now was a long nothing in front. {H} knew where to get one.'
      ]
    },
    {
      id: 'order',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And what would you like, when you break it?” asked {A}. {H} ordered an egg in a woollen hat, and bread, and jam. “Soft or hard?” asked {A}. “The jam?” asked {H}. “The egg.”',
        '{H} thought about it for so long that it counted. It was another whole minute of nothing. “Soft,” said {H}, “with a hole in it.” Then {H} shut both lips, so as not to spoil what there was already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to breakfast too, and yawned, to make it more like one.',
      '{names} looked into the bowl, and there was no breakfast in it yet.',
      { text: '{names} brought another bowl for breakfast, and sat down behind it.', needs: ['hands'] },
      { text: '{names} found a pot of jam, and turned its label to the front.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table for what was missing, and found only feet.',
      '{names} said “Good morning” as well, and that did not make it breakfast either.',
      { text: '{names} tried the bread from the other end, and it was supper there too.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate nothing as well, for a whole minute, and it counted.',
      '{names} went past the bread on tiptoe, so as not to break anything.',
      { text: '{names} turned the other breakfast bowls over, one after another.', needs: ['hands'] },
      { text: '{names} laid out the spoons for breakfast, all with their faces down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs were wiped up, and were the last of supper. On the table the breakfast bowl sat upside down, and kept a bit of nothing warm.',
    '{H} washed the last crumb off both lips, for that would have been cheating. Then {H} lay down and began.'
  ],
  last: [
    'It was a good long nothing, with no bread in it anywhere. At the far end stood breakfast, and {H} was asleep.',
    'In the kitchen the spoon lay ready. {H} was busy eating nothing, and had not noticed, and slept.'
  ]
})
